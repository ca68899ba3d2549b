import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatPhone, normalisePhone, phoneHref } from './phones.ts'

test.each([
  ['8 (495) 123-45-67', '+74951234567'],
  ['+7 495 123-45-67', '+74951234567'],
  ['7(495)1234567', '+74951234567'],
  ['495 123 45 67', '+74951234567'],
  ['тел. 8‑495‑123‑45‑67, доб. 12', '+74951234567'],
  ['8 800 123-45-67', '+78001234567'],
  ['+375 17 123-45-67', '+375171234567'],
  ['+7 495 123-45-6', null],
  ['+7 495 123-45-678', null],
  ['12345', null],
  ['+0123456789', null],
  ['позвоните мне', null],
  ['', null],
])('%j is normalised to %s', (text, phone) => {
  expect(normalisePhone(text)).toBe(phone)
})

test.each([
  ['+74951234567', '+7 495 123-45-67'],
  ['+78001234567', '8 800 123-45-67'],
  ['+375171234567', '+375 17 123-45-67'],
  ['+4930123456', '+4930123456'],
])('%s is formatted as %s', (phone, text) => {
  expect(formatPhone(phone)).toBe(text)
})

test('a formatted number parses back to itself', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[3-9]\d{9}$/), digits => {
      const phone = `+7${digits}`
      expect(normalisePhone(formatPhone(phone))).toBe(phone)
    }),
  )
})

test('a tel: link has no spaces', () => {
  expect(phoneHref('+74951234567')).toBe('tel:+74951234567')
})
