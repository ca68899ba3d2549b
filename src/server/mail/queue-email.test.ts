import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { mailRulesOf } from './queue-email.ts'

// Tests of the site lift the limit, so none of them would miss it.
test('one recipient gets at most five emails in an hour', () => {
  expect(mailRulesOf(readConfig({})).perHour).toBe(5)
})
