import { expect, test } from 'vitest'
import { mayReadMetrics } from './metrics-access.ts'

type Headers = Record<string, string>

const may = (remoteAddress: string, headers: Headers = {}, metricsToken?: string) =>
  mayReadMetrics({ metricsToken }, {
    headers: { host: 'localhost:3541', ...headers },
    socket: { remoteAddress },
  } as never)

test.each(['127.0.0.1', '127.0.0.9', '::1', '::ffff:127.0.0.1'])('a program of this machine may (%s)', address => {
  expect(may(address)).toBe(true)
  for (const host of ['127.0.0.1', '127.0.0.1:3541', '[::1]:3541', 'LOCALHOST'])
    expect(may(address, { host })).toBe(true)
})

test.each(['10.0.0.5', '172.17.0.1', '192.168.1.1', 'fd00::1', '203.0.113.9', ''])(
  'another machine may not (%s)',
  from => {
    expect(may(from)).toBe(false)
  },
)

test.each<[string, Headers]>([
  ['X-Forwarded-For', { 'x-forwarded-for': '127.0.0.1' }],
  ['an empty X-Forwarded-For', { 'x-forwarded-for': '' }],
  ['X-Forwarded-Proto', { 'x-forwarded-proto': 'https' }],
  ['Forwarded', { forwarded: 'for=127.0.0.1' }],
  ['X-Real-IP', { 'x-real-ip': '127.0.0.1' }],
  ['Via', { via: '1.1 proxy' }],
  ['CF-Connecting-IP', { 'cf-connecting-ip': '127.0.0.1' }],
  ['True-Client-IP', { 'true-client-ip': '127.0.0.1' }],
  ['the public name', { host: 'merilo.example' }],
  ['a name that begins like ours', { host: 'localhost.example' }],
])('a visitor behind a proxy on this machine may not: it sends %s', (_, headers) => {
  expect(may('127.0.0.1', headers)).toBe(false)
})

test('with a token, only its holder is allowed, from anywhere', () => {
  const token = 'token of the monitoring'
  expect(may('203.0.113.9', { host: 'merilo.example', authorization: `Bearer ${token}` }, token)).toBe(true)
  for (const authorization of ['', 'Bearer ', `Basic ${token}`, `Bearer ${token}x`]) {
    expect(may('127.0.0.1', { authorization }, token)).toBe(false)
  }
})
