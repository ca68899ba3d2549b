import { expect, test } from 'vitest'
import { hideKeys, TENDER_FILES_PREFIX } from './hide-keys.ts'
import { SECRET_PREFIXES } from './paths.ts'

const KEY = 'a1b2c3d4e5f60718293a4b5c6d7e8f90'

test.each([TENDER_FILES_PREFIX, ...SECRET_PREFIXES])('%s is shown without its key, wherever it stands', prefix => {
  const shown = `${prefix}{key}/`
  expect(hideKeys(`${prefix}${KEY}/`)).toBe(shown)
  expect(hideKeys(`${prefix}short-Key/5`)).toBe(shown)
  expect(hideKeys(shown)).toBe(shown)
  expect(hideKeys(prefix)).toBe(prefix)
  expect(hideKeys(`at List (https://merilo.example${prefix}${KEY}/?a=1:2:3)`)).toBe(
    `at List (https://merilo.example${shown}?a=1:2:3)`,
  )
  const escaped = encodeURIComponent(`https://merilo.example${prefix}${KEY}/`)
  expect(hideKeys(`/login?back=${escaped}&x=1`)).not.toContain(KEY)
})

test.each([`?key=${KEY}`, `{"key":"${KEY}"}`, KEY, KEY.toUpperCase()])('the key in %s is hidden', text => {
  expect(hideKeys(text)).toContain('{key}')
  expect(hideKeys(text).toLowerCase()).not.toContain(KEY)
})

test.each(['/tender/', '/agency-aurora/reviews/5/', `sha256-${KEY}${KEY}`])('%s is shown as it is', text => {
  expect(hideKeys(text)).toBe(text)
})
