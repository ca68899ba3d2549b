import { describe, expect, test } from 'vitest'
import { cookieText, readCookie, writeCookie } from './cookies.ts'

const attributesOf = (text: string) => text.split('; ').slice(1)

describe('a stored cookie', () => {
  test('lives 365 days, for the whole site', () => {
    expect(attributesOf(cookieText('choice', true))).toEqual(['path=/', 'max-age=31536000', 'samesite=lax'])
  })

  test('is deleted by zero expiry, under the same path', () => {
    expect(attributesOf(cookieText('choice', null, 0))).toEqual(['path=/', 'max-age=0', 'samesite=lax'])
  })

  test.each([
    ['an object', { analytics: true, at: '2026-06-01' }],
    ['cookie delimiters', 'a; b=c, "d" = 100%'],
    ['Russian text', ['ёлка', '«да»']],
    ['null', null],
    ['zero', 0],
  ])('round-trips %s', (_, value) => {
    const [pair] = cookieText('choice', value).split('; ')
    expect(readCookie(`first=1; ${pair}; last=2`, 'choice')).toEqual(value)
  })

  test('is written to document.cookie', () => {
    const page = { cookie: '' }
    writeCookie(page, cookieText('choice', 1))
    expect(readCookie(page.cookie, 'choice')).toBe(1)
  })

  test.each([
    ['https:', true],
    ['http:', false],
  ])('of a page on %s is for https only: %s', (protocol, isSecure) => {
    const page = { cookie: '', location: { protocol } }
    writeCookie(page, cookieText('choice', 1))
    expect(attributesOf(page.cookie).includes('secure')).toBe(isSecure)
  })
})

describe('reading gives null', () => {
  test.each([
    ['no cookies', '', 'choice'],
    ['another name', 'other=1', 'choice'],
    ['a name that only contains ours', 'choices=1; my-choice=2', 'choice'],
    ['broken JSON', 'choice={oops', 'choice'],
    ['a broken escape', 'choice=%E0%A4%A', 'choice'],
    ['no value', 'choice=', 'choice'],
  ])('for %s', (_, cookies, name) => {
    expect(readCookie(cookies, name)).toBeNull()
  })

  test('but not because of a valueless cookie with the same prefix', () => {
    expect(readCookie('choicex; choice=1', 'choice')).toBe(1)
  })
})
