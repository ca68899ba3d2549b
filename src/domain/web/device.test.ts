import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { deviceOf, isPhoneScreen } from './device.ts'

const AGENTS = {
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1',
  androidPhone: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36',
  firefoxPhone: 'Mozilla/5.0 (Android 14; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0',
  operaMini: 'Opera/9.80 (Android; Opera Mini/36.2/119.132; U; ru) Presto/2.12.423 Version/12.16',
  phoneBot:
    'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X) Chrome/131.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1)',
  ipad: 'Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15 Version/16.6 Mobile/15E148 Safari/604.1',
  androidTablet: 'Mozilla/5.0 (Linux; Android 14; SM-X910) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36',
  firefoxTablet: 'Mozilla/5.0 (Android 14; Tablet; rv:132.0) Gecko/132.0 Firefox/132.0',
  windows: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.1 Safari/605.1.15',
}

test.each(['iphone', 'androidPhone', 'firefoxPhone', 'operaMini', 'phoneBot'] as const)('%s is mobile', agent => {
  expect(deviceOf(AGENTS[agent])).toBe('mobile')
})

test.each(['ipad', 'androidTablet', 'firefoxTablet', 'windows', 'mac'] as const)('%s is desktop', agent => {
  expect(deviceOf(AGENTS[agent])).toBe('desktop')
})

test('a missing user agent is desktop', () => {
  expect(deviceOf(undefined)).toBe('desktop')
  expect(deviceOf('')).toBe('desktop')
})

test('only the first 500 characters are read', () => {
  expect(deviceOf(`${'x'.repeat(494)}iPhone`)).toBe('mobile')
  expect(deviceOf(`${'x'.repeat(495)}iPhone`)).toBe('desktop')
})

test('any header is handled, and text past the limit changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 500, maxLength: 2000 }), soup => {
      expect(deviceOf(soup)).toBe(deviceOf(soup.slice(0, 500)))
    }),
  )
})

test('of ten megabytes of a repeated mark only the first 500 characters are read', () => {
  const hostile = 'android '.repeat(1_300_000)
  const reads: unknown[][] = []
  const header = {
    slice: (...range: [number, number]) => {
      reads.push(range)
      return hostile.slice(...range)
    },
  }
  expect(deviceOf(header as unknown as string)).toBe('desktop')
  expect(reads).toEqual([[0, 500]])
})

test('the smaller side decides whether a screen is a phone', () => {
  expect(isPhoneScreen(360, 800)).toBe(true)
  expect(isPhoneScreen(900, 412)).toBe(true)
  expect(isPhoneScreen(600, 1024)).toBe(false)
  expect(isPhoneScreen(0, 0)).toBe(false)
})
