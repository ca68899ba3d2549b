import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { type Agent, get, type IncomingMessage } from 'node:http'
import { performance } from 'node:perf_hooks'

export const API_CLIENTS = 8

export async function ask<T>(
  server: ChildProcess,
  question: 'cpu' | 'forget' | 'gets' | 'count-seq-scans',
): Promise<T> {
  server.send(question)
  const [answer] = (await once(server, 'message')) as [T]
  return answer
}

/** Sends requests `from` … `to`, cycling through the addresses. */
export async function sendRequests(agent: Agent, port: number, addresses: readonly string[], from: number, to: number) {
  const times: number[] = []
  let next = from
  const client = async () => {
    while (next < to) {
      const path = addresses[next % addresses.length] ?? ''
      next += 1
      const started = performance.now()
      await read(agent, port, path)
      times.push(performance.now() - started)
    }
  }
  await Promise.all(Array.from({ length: API_CLIENTS }, client))
  return times
}

/** The answer, read to its end. */
export function read(
  agent: Agent,
  port: number,
  path: string,
  { headers = {}, allowed = [200] }: { headers?: Record<string, string>; allowed?: readonly number[] } = {},
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get({ agent, host: '127.0.0.1', port, path, headers }, response => {
      const { statusCode = 0 } = response
      response.resume()
      response.on('end', () =>
        allowed.includes(statusCode) ? resolve(response) : reject(new Error(`${path}: ${statusCode}`)),
      )
    }).on('error', reject)
  })
}
