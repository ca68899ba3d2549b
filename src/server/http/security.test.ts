import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { securityHeaders } from './security.ts'

async function pictureSources(env: Record<string, string>): Promise<string> {
  const app = Fastify()
  securityHeaders(app, readConfig(env))
  app.get('/', async () => 'ok')
  const { headers } = await app.inject('/')
  return /img-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1] ?? ''
}

test('pictures come from us alone', async () => {
  expect(await pictureSources({})).toBe("'self' data:")
})

test('with a key of the maps service its pictures may come too, and nobody else’s', async () => {
  expect(await pictureSources({ MAPS_KEY: 'public-key-123' })).toBe("'self' data: https://static-maps.yandex.ru")
})
