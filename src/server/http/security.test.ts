import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { securityHeaders } from './security.ts'

async function imageSources(env: Record<string, string>): Promise<string> {
  const app = Fastify()
  securityHeaders(app, readConfig(env))
  app.get('/', async () => 'ok')
  const { headers } = await app.inject('/')
  return /img-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1] ?? ''
}

test('images load from the site itself only', async () => {
  expect(await imageSources({})).toBe("'self' data:")
})

test('with a maps key, images load from the maps service too and from nowhere else', async () => {
  expect(await imageSources({ MAPS_KEY: 'public-key-123' })).toBe("'self' data: https://static-maps.yandex.ru")
})
