import { expect, test, vi } from 'vitest'
import type { CallApi } from '#contract/index.ts'
import { reportCrash } from './report-crash.ts'

type Report = { id: string; path: string; text: string }

function report(error: Error, componentStack: string) {
  const byGet: Report[] = []
  const byPost: { address: string; method: string | undefined; report: Report }[] = []
  const api = (async (_: string, params: Report) => {
    byGet.push(params)
    return null
  }) as unknown as CallApi
  vi.spyOn(window, 'fetch').mockImplementation(async (address, init) => {
    byPost.push({ address: String(address), method: init?.method, report: JSON.parse(String(init?.body)) })
    return new Response(null, { status: 204 })
  })
  reportCrash(api, '/crm/', error, componentStack)
  vi.restoreAllMocks()
  return { byGet, byPost }
}

test('a short crash report goes by GET', () => {
  const { byGet, byPost } = report(new TypeError('rows is undefined'), '\n    at List')
  expect(byPost).toEqual([])
  expect(byGet).toEqual([{ id: expect.any(String), path: '/crm/', text: expect.stringContaining('at List') }])
})

test('a long one goes by POST, because no proxy would let its address through', () => {
  const { byGet, byPost } = report(new TypeError('Ошибка'.repeat(500)), '\n    at List'.repeat(500))
  expect(byGet).toEqual([])
  expect(byPost).toMatchObject([{ address: '/api/send-js-log', method: 'POST', report: { path: '/crm/' } }])
  expect(byPost[0]?.report.text).toMatch(/^TypeError: Ошибка/)
  expect(byPost[0]?.report.text.length).toBe(7_500)
})
