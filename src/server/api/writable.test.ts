import { expect, test } from 'vitest'
import { refuseUnwritable } from './writable.ts'

test.each([
  ['NUL', { q: 'а\u0000б' }, 'q'],
  ['a lone high surrogate', { q: 'а\ud83d' }, 'q'],
  ['a lone low surrogate', { name: 'x', q: '\ude00б' }, 'q'],
  ['an endless number', { page: Number.POSITIVE_INFINITY }, 'page'],
  ['no number', { page: Number.NaN }, 'page'],
  ['a fraction', { page: 1.5 }, 'page'],
  ['an integer beyond those of the database', { id: 2_147_483_648 }, 'id'],
  ['a nested one', { files: [{ name: 'x' }, { name: '\u0000' }] }, 'files'],
])('%s is refused with the name of its field', (_, params, field) => {
  expect(() => refuseUnwritable(params)).toThrow(
    expect.objectContaining({ code: 'bad-request', fields: { [field]: 'Недопустимое значение' } }),
  )
})

test.each([{ q: 'Всё 😀 в порядке\n\u200b' }, { ids: 2_147_483_647, isOn: true, nothing: null }, {}, null])(
  '%j passes',
  params => {
    expect(() => refuseUnwritable(params)).not.toThrow()
  },
)
