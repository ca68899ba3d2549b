import { createHash, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Config } from '../config.ts'
import type { Metrics } from '../metrics.ts'
import { isLoopback, isOwnNetwork } from './own-network.ts'

type Reader = Pick<IncomingMessage, 'headers' | 'socket'>

/**
 * With a token, only its holder; without one, programs on this machine. A proxy beside us looks like one of them, so
 * whatever shows that a request was passed on, or meant for the public name, refuses it.
 */
export function mayReadMetrics(config: Pick<Config, 'metricsToken'>, { headers, socket }: Reader): boolean {
  if (config.metricsToken !== undefined) return hasToken(config.metricsToken, headers)
  const isForwarded = Object.keys(headers).some(name => FORWARDING.test(name))
  return isLoopback(socket.remoteAddress ?? '') && !isForwarded && LOCAL_HOST.test(headers.host ?? '')
}

const FORWARDING =
  /^(?:x-forwarded|forwarded$|via$|x-real-ip$|(?:x-|true-|x-cluster-)?client-ip$|cf-|x-original|x-envoy)/
const LOCAL_HOST = /^(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/i

const hasToken = (token: string, { authorization = '' }: IncomingMessage['headers']): boolean =>
  isSame(authorization, `Bearer ${token}`)

/** Hashes have one length, so the comparison takes the same time whatever was sent. */
const isSame = (one: string, other: string): boolean => timingSafeEqual(hashOf(one), hashOf(other))
const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest()

/** `/metrics` on a port of its own, which no public proxy forwards: without a token, for our own network. */
export async function startMetricsServer(
  config: Pick<Config, 'host' | 'metricsPort' | 'metricsToken'>,
  { registry }: Pick<Metrics, 'registry'>,
) {
  const answerOf = async (request: IncomingMessage) => {
    const { method, url, headers, socket } = request
    const { metricsToken } = config
    const isKnown =
      metricsToken === undefined ? isOwnNetwork(socket.remoteAddress ?? '') : hasToken(metricsToken, headers)
    return isKnown && method === 'GET' && url === '/metrics' ? registry.metrics() : null
  }
  const server = createServer((request, response) => {
    answerOf(request)
      .then(text => {
        const type = text === null ? 'text/plain; charset=utf-8' : registry.contentType
        response.writeHead(text === null ? 404 : 200, { 'content-type': type }).end(text ?? 'Not found\n')
      })
      .catch(() => response.writeHead(500).end())
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(config.metricsPort, config.host, resolve)
  })
  return {
    port: (server.address() as AddressInfo).port,
    stop(): void {
      server.close()
      server.closeAllConnections()
    },
  }
}
