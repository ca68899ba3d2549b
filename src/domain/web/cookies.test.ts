import { expect, test } from 'vitest'
import { cookieText, readCookie } from './cookies.ts'

test.each([
  ['a=1', 1],
  ['b=2; a=1', 1],
  ['ba=2; a=1; c=3', 1],
  ['a=1; a=2', 1],
  ['a=%7B%22at%22%3A1%7D; b=2', { at: 1 }],
  ['a=%', null],
  ['a=', null],
  ['a', null],
  ['ba=1; b=a=1', null],
  ['', null],
  [`a=${'['.repeat(5_000)}`, null],
])('in %.60s the cookie «a» is %j', (cookies, value) => {
  expect(readCookie(cookies, 'a')).toEqual(value)
})

test('a written cookie is read back', () => {
  const [pair = ''] = cookieText('a', { text: 'да; нет' }).split('; path')
  expect(readCookie(pair, 'a')).toEqual({ text: 'да; нет' })
})
