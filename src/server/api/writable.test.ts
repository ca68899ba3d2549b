import { expect, test } from 'vitest'
import { refuseUnwritable } from './writable.ts'

test.each([
  ['NUL', { q: 'а\u0000б' }, 'q'],
  ['a lone high surrogate', { q: 'а\ud83d' }, 'q'],
  ['a lone low surrogate', { name: 'x', q: '\ude00б' }, 'q'],
  ['a nested one', { files: [{ name: 'x' }, { name: '\u0000' }] }, 'files'],
])('%s is refused with the name of its field', (_, params, field) => {
  expect(() => refuseUnwritable(params)).toThrow(
    expect.objectContaining({ code: 'bad-request', fields: { [field]: 'Недопустимый знак' } }),
  )
})

test.each([{ q: 'Всё 😀 в порядке\n\u200b' }, { ids: 5, isOn: true, nothing: null }, {}, null])('%j passes', params => {
  expect(() => refuseUnwritable(params)).not.toThrow()
})
