import { expect, test, vi } from 'vitest'
import type { CallApi } from '#contract/index.ts'
import { reportCrash } from './report-crash.ts'

type Report = { id: string; path: string; text: string }

function report(error: Error, componentStack: string, path = '/crm/') {
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
  reportCrash(api, path, error, componentStack)
  vi.restoreAllMocks()
  return { byGet, byPost }
}

test('a short crash report goes by GET', () => {
  const { byGet, byPost } = report(new TypeError('rows is undefined'), '\n    at List')
  expect(byPost).toEqual([])
  expect(byGet).toEqual([{ id: expect.any(String), path: '/crm/', text: expect.stringContaining('at List') }])
})

test('it says where the error was thrown', () => {
  const error = new TypeError('rows is undefined')
  const frames = [
    '    at map (https://a.example/assets/rating-1.js:1:22)',
    '    at List (https://a.example/assets/x.js:3:4)',
  ]
  error.stack = [String(error), ...frames].join('\n')
  const [sent] = report(error, '\n    at Page').byGet
  expect(sent?.text.split('\n').slice(0, 4)).toEqual([String(error), ...frames, ''])
})

test('a long one goes by POST, because no proxy would let its address through', () => {
  const { byGet, byPost } = report(new TypeError('Ошибка'.repeat(500)), '\n    at List'.repeat(500))
  expect(byGet).toEqual([])
  expect(byPost).toMatchObject([{ address: '/api/send-js-log', method: 'POST', report: { path: '/crm/' } }])
  expect(byPost[0]?.report.text).toMatch(/^TypeError: Ошибка/)
  expect(byPost[0]?.report.text.length).toBe(4_000)
})

test('the key of a private page stays in the browser', () => {
  const path = '/tender/status/a1b2c3d4e5f60718293a4b5c6d7e8f90/'
  const url = `https://merilo.example${path}`
  const { byGet } = report(new TypeError(`no rows at ${url}`), `\n    at List (${url}:1:2)`, path)
  expect(byGet).toMatchObject([{ path: '/tender/status/{key}/' }])
  expect(byGet[0]?.text).toContain('at List (https://merilo.example/tender/status/{key}/')
  expect(JSON.stringify(byGet)).not.toContain('a1b2c3d4')
})
