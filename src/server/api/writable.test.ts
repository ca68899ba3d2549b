import { expect, test } from 'vitest'
import { refuseUnwritable } from './writable.ts'

test.each([
  ['the zero sign', { q: 'а\u0000б' }, 'q'],
  ['the first half of a sign', { q: 'а\ud83d' }, 'q'],
  ['the second half of a sign', { name: 'x', q: '\ude00б' }, 'q'],
  ['either of them deeper', { files: [{ name: 'x' }, { name: '\u0000' }] }, 'files'],
])('%s is refused by the name of its field', (_, params, field) => {
  expect(() => refuseUnwritable(params)).toThrow(
    expect.objectContaining({ code: 'bad-request', fields: { [field]: 'Недопустимый знак' } }),
  )
})

test.each([{ q: 'Всё 😀 в порядке\n\u200b' }, { ids: 5, isOn: true, nothing: null }, {}, null])('%j passes', params => {
  expect(() => refuseUnwritable(params)).not.toThrow()
})
