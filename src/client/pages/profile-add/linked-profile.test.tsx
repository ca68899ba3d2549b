import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { linkedProfile } from './linked-profile.tsx'

const shown = (sentence: string | undefined) => renderToStaticMarkup(linkedProfile(sentence))

test('a profile’s path becomes a link, the rest of the sentence stays', () => {
  expect(shown('Уже есть: «Контур», /agency-severny-kontur-2/')).toBe(
    'Уже есть: «Контур», <a href="/agency-severny-kontur-2/">/agency-severny-kontur-2/</a>',
  )
})

test.each([
  [undefined, ''],
  ['Проверьте адрес сайта', 'Проверьте адрес сайта'],
  ['«<b>» и //elsewhere.example/', '«&lt;b&gt;» и //elsewhere.example/'],
])('%j has no link', (sentence, html) => {
  expect(shown(sentence)).toBe(html)
})
