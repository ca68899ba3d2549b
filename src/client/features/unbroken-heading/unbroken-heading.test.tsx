import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { UnbrokenHeading } from './unbroken-heading.tsx'

const textOf = (html: string) => html.replace(/<[^>]+>/g, '')
const wholeIn = (html: string) => [...html.matchAll(/<span[^>]*>([^<]+)<\/span>/g)].map(([, word]) => word)

test('hyphenated words do not break, all others may wrap', () => {
  const html = renderToStaticMarkup(<UnbrokenHeading text="Рейтинг SEO-компаний Санкт-Петербурга 2026" />)
  expect(wholeIn(html)).toEqual(['SEO-компаний', 'Санкт-Петербурга'])
})

test.each(['Рейтинг диджитал-агентств', 'Рейтинг агентств', 'диджитал-агентств диджитал-агентств'])(
  'the text of «%s» is unchanged',
  text => {
    expect(textOf(renderToStaticMarkup(<UnbrokenHeading text={text} />))).toBe(text)
  },
)
