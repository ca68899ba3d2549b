import { createHash, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Config } from '../config.ts'
import type { Metrics } from './metrics.ts'
import { isOwnNetwork } from './own-network.ts'

interface Reader {
  /** Of the client, as the trusted proxies report it. */
  ip: string
  socketAddress: string | undefined
  authorization: string | undefined
}

/** With a token, whoever has it; without one, our own network, both at the other end of the socket and behind proxies. */
export function mayReadMetrics({ metricsToken }: Pick<Config, 'metricsToken'>, reader: Reader): boolean {
  if (metricsToken !== undefined) return isSame(reader.authorization ?? '', `Bearer ${metricsToken}`)
  return isOwnNetwork(reader.ip) && isOwnNetwork(reader.socketAddress ?? '')
}

/** Hashes have one length, so the comparison takes the same time whatever was sent. */
const isSame = (one: string, other: string): boolean => timingSafeEqual(hashOf(one), hashOf(other))
const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest()

/** `/metrics` on a port of its own, which no public proxy forwards. */
export async function startMetricsServer(
  config: Pick<Config, 'host' | 'metricsPort' | 'metricsToken'>,
  { registry }: Pick<Metrics, 'registry'>,
) {
  const answerOf = async (request: IncomingMessage) => {
    const socketAddress = request.socket.remoteAddress ?? ''
    const { authorization } = request.headers
    const isKnown = request.method === 'GET' && request.url === '/metrics'
    if (!isKnown || !mayReadMetrics(config, { ip: socketAddress, socketAddress, authorization })) return null
    return registry.metrics()
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
