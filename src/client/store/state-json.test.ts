import { expect, test } from 'vitest'
import { textOf } from '#tests/support/site/page-text.ts'
import { EMPTY_RECORD } from './remote.ts'
import { initialSite } from './shell/site-slice.ts'
import { stateJson } from './state-json.ts'

const MENU = { pages: [{ title: 'Рейтинги', path: '/' }], counters: null }
const STATE = {
  remote: {
    'main-menu': { ...EMPTY_RECORD, response: MENU, request: {}, answered: {}, isEmpty: false },
    'main-top': {
      ...{ ...EMPTY_RECORD, request: { q: '</script>' }, isError: true },
      error: { message: '<b>', status: 500, data: null },
    },
  },
  site: { ...initialSite, name: 'Мерило' },
}

test('is the JSON of the whole state', () => {
  expect(textOf(stateJson(STATE))).toBe(JSON.stringify(STATE).replaceAll('<', '\\u003c'))
  expect(textOf(stateJson({ ...STATE, remote: {} }))).toBe(JSON.stringify({ remote: {}, site: STATE.site }))
})

test('contains nothing that could end the script element', () => {
  const hostile = { 'main-menu': { ...EMPTY_RECORD, response: { title: '</script>' } } }
  expect(textOf(stateJson({ ...STATE, remote: hostile }))).not.toContain('<')
})

test('encodes a response once, whatever is asked with it', () => {
  const bytesOf = (request: object) =>
    stateJson({ ...STATE, remote: { 'main-menu': { ...EMPTY_RECORD, response: MENU, request } } }).filter(
      part => typeof part !== 'string',
    )
  const [first] = bytesOf({ page: 1 })
  expect(first).toBeDefined()
  expect(bytesOf({ page: 2 })).toEqual([first])
  expect(bytesOf({ page: 2 })[0]).toBe(first)
})
