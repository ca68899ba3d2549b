import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { makeSeal, SealError } from './seal.ts'

const KEY = '0f1e2d3c4b5a69788796a5b4c3d2e1f0'
const OTHER = 'a'.repeat(32)
const secret = randomBytes(32)
const seal = makeSeal(() => secret)

const TEXT = `Подтвердите:
https://merilo.example/tender/confirm/${KEY}/
Закройте: https://merilo.example/tender/status/${KEY}/, отпишитесь: /subscription/end/${OTHER}/`

test('every key of a private link is unreadable until it is opened', () => {
  const closed = seal.close(TEXT)
  expect(closed).not.toMatch(/[0-9a-f]{32}/)
  expect(closed).toContain('https://merilo.example/tender/confirm/~')
  expect(seal.open(closed)).toBe(TEXT)
  // The same key is sealed differently each time, so that equal links are not recognised.
  expect(seal.close(TEXT)).not.toBe(closed)
})

test('anything else stays as it is', () => {
  const plain = `commit ${KEY}, /agency-${KEY}/, /tender/status/${KEY}a/`
  expect(seal.close(plain)).toBe(plain)
  expect(seal.open(plain)).toBe(plain)
})

test('another secret opens nothing', () => {
  const closed = makeSeal(() => randomBytes(32)).close(TEXT)
  expect(() => seal.open(closed)).toThrow(SealError)
})

test('typed text that looks sealed does not fail the email', () => {
  const typed = `/tender/status/~${'x'.repeat(59)}~/`
  expect(() => seal.open(seal.close(typed))).not.toThrow()
})
