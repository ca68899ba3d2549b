import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { securityHeaders } from './security.ts'

async function sources(kind: 'img' | 'script' | 'connect', env: Record<string, string>, url = '/'): Promise<string> {
  const app = Fastify()
  securityHeaders(app, readConfig(env))
  app.get('/*', async () => 'ok')
  const { headers } = await app.inject(url)
  return new RegExp(`${kind}-src ([^;]*)`).exec(String(headers['content-security-policy']))?.[1] ?? ''
}

test('images load from the site itself only', async () => {
  expect(await sources('img', {})).toBe("'self' data:")
})

test('with a maps key, images load from the maps service too and from nowhere else', async () => {
  expect(await sources('img', { MAPS_KEY: 'public-key-123' })).toBe("'self' data: https://static-maps.yandex.ru")
})

test('without analytics, scripts and connections are those of the site alone', async () => {
  const env = { METRIKA_URL: 'https://counter.example/tag.js' }
  expect(await sources('script', env)).toBe("'self'")
  expect(await sources('connect', env)).toBe("'self'")
})

test('analytics open the policy for their own hosts and nothing else', async () => {
  const counters = { METRIKA_ID: '123', METRIKA_URL: 'https://counter.example/tag.js' }
  const env = { ...counters, TRACKER_URL: 'https://views.example/hit' }
  expect(await sources('script', env)).toBe("'self' https://counter.example")
  expect(await sources('img', env)).toBe("'self' data: https://counter.example")
  expect(await sources('connect', env)).toBe("'self' https://counter.example https://views.example")
})

test('the counter itself may also be asked at the addresses of its countries', async () => {
  const env = { METRIKA_ID: '123' }
  expect(await sources('script', env)).toBe("'self' https://mc.yandex.ru")
  for (const kind of ['img', 'connect'] as const) {
    expect(await sources(kind, env)).toMatch(
      / https:\/\/mc\.yandex\.ru https:\/\/mc\.yandex\.az .*https:\/\/mc\.yandex\.kz /,
    )
  }
})

test('a framed chart runs no foreign code', async () => {
  expect(await sources('script', { METRIKA_ID: '123' }, '/embed/digital-stats/tenders/')).toBe("'self'")
})
