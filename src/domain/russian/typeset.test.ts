import { expect, test } from 'vitest'
import { typeset } from './typeset.ts'

/** Non-breaking spaces as underscores. */
const shown = (text: string) => typeset(text).replaceAll('\u00a0', '_')

test.each([
  ['и в доме', 'и_в_доме'],
  ['за 5 дней и до 12 %', 'за_5_дней и_до_12_%'],
  ['Срок - это часть', 'Срок_— это часть'],
  ['он сказал "да"', 'он_сказал «да»'],
  ['сделал бы, если б мог', 'сделал_бы, если б_мог'],
  ['подождите...', 'подождите…'],
  ['веб-студия, 2–3 недели', 'веб-студия, 2–3_недели'],
  ['пра\u202eво\u200b', 'право'],
])('%s → %s', (typed, set) => {
  expect(shown(typed)).toBe(set)
})

test('a preposition before an inserted figure keeps to it', () => {
  expect(shown('выросла на ')).toBe('выросла на_')
})
