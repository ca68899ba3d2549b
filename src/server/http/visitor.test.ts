import { expect, test } from 'vitest'
import type { Context } from '../context.ts'
import { visitorOf } from './visitor.ts'

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const PHONE = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36'
const visitor = (headers: Record<string, string>) => visitorOf({ ip: '203.0.113.7', headers }, {} as Context)

test('a browser is counted by its device', () => {
  expect(visitor({ 'user-agent': BROWSER })).toMatchObject({ isCounted: true, device: 'desktop' })
  expect(visitor({ 'user-agent': PHONE, 'sec-gpc': '0' })).toMatchObject({ isCounted: true, device: 'mobile' })
})

test.each([
  ['asks not to be counted', { 'user-agent': BROWSER, 'sec-gpc': '1' }],
  ['is a search robot', { 'user-agent': 'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)' }],
  ['is a program', { 'user-agent': 'curl/8.5.0' }],
  ['does not say what it is', {}],
])('a visitor that %s is not counted', (_, headers) => {
  expect(visitor(headers as Record<string, string>).isCounted).toBe(false)
})
