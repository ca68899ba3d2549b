import { expect, test } from 'vitest'
import { headerIn } from '../../browser/stored/kept-profiles.ts'
import { bestOf } from './best-of.ts'
import { compared } from './compared.ts'

test.each([
  [[3, 1, 2], 'less', 1],
  [[4.1, null, 4.7], 'more', 4.7],
  [[5, 5], 'more', null],
  [[5, null], 'more', null],
  [[1, 2], null, null],
] as const)('of %j the best by «%s» is %s', (values, better, best) => {
  expect(bestOf(values, better)).toBe(best)
})

const profiles = [1, 2, 3, 4].map(id => ({ id }))

test.each([
  ['what was asked for, in that order', '/compare/?ids=3,1', [2, 4], [3, 1]],
  ['the selection', '/compare/', [2, 4], [2, 4]],
  ['the last read, without a selection', '/compare/?rating=crm', [], [1, 2, 3]],
  ['the last read, where the selection has no copies', '/compare/', [8, 9], [1, 2, 3]],
  ['the selection, after any other address', '/branding/', [4, 1], [4, 1]],
  ['nothing, after another address and without a selection', '/branding/', [], []],
  ['nothing, of one alone', '/compare/?ids=3', [], []],
] as const)('without a network are compared: %s', (_, wanted, selected, ids) => {
  expect(compared(profiles, { wanted, selected }).map(({ id }) => id)).toEqual(ids)
})

test('the profile of an agency is read from the state of its page', () => {
  const state = JSON.stringify({
    remote: { 'main-menu': { response: {} }, 'agency-header verstak': { response: { id: 7, name: 'A \u003c b' } } },
  }).replaceAll('<', '\\u003c')
  const page = `<main></main><script type="application/json" id="state">${state}</script>`
  expect(headerIn(page)).toEqual({ id: 7, name: 'A < b' })
  expect(headerIn('<main></main>')).toBeNull()
})
