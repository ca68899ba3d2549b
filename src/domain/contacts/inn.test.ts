import { expect, test } from 'vitest'
import { isInn, withInnDigit } from './inn.ts'

// Published by their owners: tax service, a bank, and the examples of the tax service's own form.
test.each(['7707083893', '7707329152', '500100732259', '526317984689'])('%s is an ИНН', inn => {
  expect(isInn(inn)).toBe(true)
})

test.each([
  '7707083894',
  '500100732258',
  '500100732269',
  '770708389',
  '77070838930',
  '7707083893 ',
  '77O7083893',
  '0000000000',
  '',
])('%j is not', inn => {
  expect(isInn(inn)).toBe(false)
})

test('any changed digit is noticed', () => {
  const inn = '7707083893'
  for (let at = 0; at < inn.length; at += 1) {
    const digit = (Number(inn[at]) + 1) % 10
    expect(isInn(inn.slice(0, at) + digit + inn.slice(at + 1))).toBe(false)
  }
})

test('a number is completed by its check digits', () => {
  expect(withInnDigit('770708389')).toBe('7707083893')
  expect(withInnDigit(withInnDigit('5001007322'))).toBe('500100732259')
})
