import { afterEach, beforeEach, expect, test } from 'vitest'
import { copyWithSource, isQuotation } from './copy-with-source.ts'

const LONG =
  'Медиана — цена, дешевле которой обошлась половина проектов. Один портал её не сдвинет, сколько бы он ни стоил.'

let stop: () => void

beforeEach(() => {
  document.body.innerHTML = `<main><h1>Цены &lt;2026&gt;</h1>
    <article><p>${LONG}</p><p><a href="/abc/mediana/">Медиана</a></p><textarea>${LONG}</textarea></article>
    <p id="outside">${LONG}</p></main>`
  stop = copyWithSource(document.querySelector('article') as HTMLElement)
})
afterEach(() => stop())

/** The clipboard after this element is copied; empty if the browser's own copying is left alone. */
function copied(selector: string, target: Element = document.body): Record<string, string> {
  const data: Record<string, string> = {}
  const range = document.createRange()
  range.selectNodeContents(document.querySelector(selector) as Element)
  document.getSelection()?.removeAllRanges()
  document.getSelection()?.addRange(range)
  const event = new Event('copy', { bubbles: true, cancelable: true })
  Object.assign(event, { clipboardData: { setData: (type: string, text: string) => (data[type] = text) } })
  target.dispatchEvent(event)
  expect(event.defaultPrevented).toBe(Object.keys(data).length > 0)
  return data
}

test('sentences of an article are copied with their source', () => {
  const address = window.location.origin + window.location.pathname
  const { 'text/plain': text, 'text/html': html } = copied('article')
  expect(text?.startsWith(LONG)).toBe(true)
  expect(text?.endsWith(`\n\nИсточник: Цены <2026>, ${address}`)).toBe(true)
  expect(html).toContain(`<p>Источник: <a href="${address}">Цены &lt;2026&gt;</a></p>`)
  expect(html).toContain(`<a href="${new URL('/abc/mediana/', window.location.href)}">Медиана</a>`)
})

test('a phrase, a form field and the rest of the page are copied as they are', () => {
  expect(copied('article a')).toEqual({})
  expect(copied('article', document.querySelector('textarea') as Element)).toEqual({})
  expect(copied('#outside')).toEqual({})
})

test('after the page is left nothing is added', () => {
  stop()
  expect(copied('article')).toEqual({})
})

test.each([
  ['Одно предложение, которое тянется дольше, чем стоило бы, но всё-таки не переходит в другое.', false],
  ['Смета выросла на 12 % и т. д.', false],
  [LONG, true],
])('%s', (text, isMore) => {
  expect(isQuotation(text)).toBe(isMore)
})
