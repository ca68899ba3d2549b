import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetUnsent, keepUnsent, readUnsent, type UnsentForm } from './unsent-forms.ts'

const DAY_MS = 86_400_000
const NOW = Date.parse('2026-05-16T11:05:00Z')
const KEY = 'unsentForms'
let stored: Map<string, string>

const form = (rest: Partial<UnsentForm> = {}): UnsentForm => ({
  name: 'send-feedback',
  params: { name: 'Анна', consent: true },
  path: '/contacts/',
  at: NOW,
  ...rest,
})

beforeEach(() => {
  stored = new Map()
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
  vi.stubGlobal('window', { localStorage })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('a form is kept and read back', () => {
  keepUnsent(form())
  expect(readUnsent(NOW)).toEqual([form()])
})

test('the last attempt on a page replaces the one before', () => {
  keepUnsent(form())
  keepUnsent(form({ params: { name: 'Анна Ветрова', consent: true }, at: NOW + 1 }))
  keepUnsent(form({ path: '/agency-a/contacts/', name: 'agency-page-send-feedback' }))
  expect(readUnsent(NOW + 1).map(({ params }) => params.name)).toEqual(['Анна Ветрова', 'Анна'])
})

test('after seven days nothing of a form is left', () => {
  keepUnsent(form())
  expect(readUnsent(NOW + 7 * DAY_MS - 1)).toHaveLength(1)
  expect(readUnsent(NOW + 7 * DAY_MS)).toEqual([])
  expect(stored.has(KEY)).toBe(false)
})

test('a form that was sent leaves nothing behind', () => {
  keepUnsent(form())
  forgetUnsent(form(), NOW)
  expect(stored.has(KEY)).toBe(false)
})

test.each([
  '{"0":1}',
  '[null, 5, "form"]',
  JSON.stringify([form({ name: 'rm -rf' as never })]),
  JSON.stringify([form({ path: '//other.example/' })]),
  JSON.stringify([form({ params: [] as never })]),
  JSON.stringify([form({ at: NOW + 8 * DAY_MS })]),
  JSON.stringify([form({ params: { text: 'x'.repeat(30_000) } })]),
])('foreign content is not sent and not kept: %.60s', text => {
  stored.set(KEY, text)
  expect(readUnsent(NOW)).toEqual([])
  expect(stored.has(KEY)).toBe(false)
})
