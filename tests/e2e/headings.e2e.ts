import { expect } from 'vitest'
import { hydrated, test } from '../support/browser/browser.ts'

const WIDTH_IN = (language: string) => `(() => {
  const letters = document.createElement('span')
  letters.lang = '${language}'
  letters.textContent = 'дитпгвжк'
  document.querySelector('main h1').append(letters)
  const { width } = letters.getBoundingClientRect()
  letters.remove()
  return width
})()`

test('headings are set in Russian letterforms, not in the Bulgarian ones of their face', async ({ openPage }) => {
  const page = await openPage('desktop')
  await page.goto('/digital-agencies/')
  await hydrated(page)
  await page.evaluate('document.fonts.ready')
  const width = await page.evaluate<number>(WIDTH_IN('ru'))
  expect(width).toBeGreaterThan(0)
  expect(width).not.toBe(await page.evaluate<number>(WIDTH_IN('bg')))
})
