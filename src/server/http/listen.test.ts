import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { ConfigError, readConfig } from '../config.ts'
import { listen } from './listen.ts'

function open(env: Record<string, string>) {
  const app = Fastify()
  onTestFinished(() => app.close())
  return { app, opened: listen(app, readConfig(env)) }
}

test.each(['203.0.113.7', 'no-such-host.invalid'])('HOST=%s is refused with a sentence', async host => {
  const { opened } = open({ PORT: '0', HOST: host })
  await expect(opened).rejects.toThrow(new ConfigError(`HOST=${host}: у этой машины нет такого адреса.`))
})

test('a taken port is refused with a sentence', async () => {
  const { app, opened } = open({ PORT: '0', HOST: '127.0.0.1' })
  await opened
  const port = String((app.server.address() as AddressInfo).port)
  const sentence = `Порт ${port} занят другой программой: остановите её или задайте другой PORT.`
  await expect(open({ PORT: port, HOST: '127.0.0.1' }).opened).rejects.toThrow(new ConfigError(sentence))
})
