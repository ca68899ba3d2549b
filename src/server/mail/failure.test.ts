import { expect, test } from 'vitest'
import { failureOf } from './failure.ts'

const failing = (detail: object) => Object.assign(new Error('550 <anna@vetrova.example> unknown'), detail)

test.each([
  [{ code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' }, 'EENVELOPE 550 RCPT TO', false],
  [{ code: 'ECONNECTION', command: 'CONN' }, 'ECONNECTION CONN', true],
  [{ code: 'ENOSPC' }, 'ENOSPC', true],
  [{ code: 'anna@vetrova.example' }, 'UNKNOWN', true],
  [{}, 'UNKNOWN', true],
])('%j is reported as «%s», without any address', (detail, reason, isServerDown) => {
  expect(failureOf(failing(detail))).toEqual({ reason, isServerDown })
})
