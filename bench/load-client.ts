import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { performance } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import type { AttackRequest } from './attacks.ts'

// A process of its own, so that sending does not slow down what is measured. One job, then it ends.

export interface PageJob {
  kind: 'pages'
  port: number
  connections: number
  seconds: number
  /** Taken in turn by all connections; junk searches instead if there are none. */
  paths: readonly string[]
  /** Between two requests of a connection. */
  pauseMs: number
}

export interface PostJob {
  kind: 'post'
  port: number
  connections: number
  /** Number of the first form; each has its own. */
  from: number
  agencies: readonly string[]
}

export interface AttackJob {
  kind: 'attack'
  port: number
  requests: readonly AttackRequest[]
  perSecond: number
  networks: number
}

export interface AttackReport {
  statuses: Record<string, number>
  slowestMs: number
}

export interface PageReport {
  /** Answers by status; «reset» for connections without an answer. */
  statuses: Record<string, number>
  /** Pages that answered 200 although a part of them had failed. */
  broken: number
  p50: number
  p95: number
}

export interface PostReport {
  sent: number
  accepted: number[]
}

type Job = PageJob | PostJob | AttackJob

const decompress = promisify(brotliDecompress)
const AGENTS = [
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
]
const LETTERS = 'абвгдежзийклмнопрстуфхцчшщыэюяabcdefghijklmnopqrstuvwxyz'
/** A failed call in the state that travels with the page. */
const FAILED_PART = '"isError":true'
const PATIENCE_MS = 60_000

/** Networks of visitors, all different: the site trusts the header from loopback and limits each as in life. */
const addressOf = (nth: number): string => `100.${64 + (Math.floor(nth / 256) % 64)}.${nth % 256}.7`

interface Sent {
  port: number
  path: string
  address: string
  userAgent?: string | undefined
  body?: { type: string; text: string }
}

interface Received {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

function send(agent: Agent, { port, path, address, userAgent = AGENTS[0], body }: Sent): Promise<Received> {
  return new Promise((resolve, reject) => {
    const headers = {
      'x-forwarded-for': address,
      'user-agent': userAgent,
      'accept-encoding': 'br',
      ...(body && { 'content-type': body.type, 'content-length': String(Buffer.byteLength(body.text)) }),
    }
    const method = body ? 'POST' : 'GET'
    const sent = request({ agent, host: '127.0.0.1', port, path, method, headers, timeout: PATIENCE_MS }, response => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) })
      })
    })
    sent.on('timeout', () => sent.destroy(new Error('time-out')))
    sent.on('error', reject)
    sent.end(body?.text)
  })
}

async function loadPages({ port, connections, seconds, paths, pauseMs }: PageJob): Promise<PageReport> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const statuses: Record<string, number> = {}
  const times: number[] = []
  let broken = 0
  let asked = 0
  const until = performance.now() + seconds * 1000
  const connection = async (nth: number) => {
    while (performance.now() < until) {
      asked += 1
      const path = paths.length > 0 ? (paths[asked % paths.length] ?? '/') : junkSearch()
      // Random searchers change their address; visitors keep it.
      const address = addressOf(paths.length > 0 ? nth : asked)
      const started = performance.now()
      const got = await send(agent, { port, path, address, userAgent: AGENTS[asked % 2] }).catch(() => null)
      const status = String(got?.status ?? 'reset')
      statuses[status] = (statuses[status] ?? 0) + 1
      if (got?.status === 200) {
        times.push(performance.now() - started)
        if (await isBroken(got)) broken += 1
      }
      if (pauseMs > 0 || !got) await setTimeout(Math.max(pauseMs, got ? 0 : 100))
    }
  }
  await Promise.all(Array.from({ length: connections }, (_, nth) => connection(nth)))
  agent.destroy()
  times.sort((one, other) => one - other)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN
  return { statuses, broken, p50: at(0.5), p95: at(0.95) }
}

function junkSearch(): string {
  const text = Array.from({ length: randomInt(100, 200) }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  return `/search/?q=${encodeURIComponent(text)}`
}

async function isBroken({ headers, body }: Received): Promise<boolean> {
  const html = headers['content-encoding'] === 'br' ? await decompress(body) : body
  return html.includes(FAILED_PART)
}

/** Posts until the site is gone; a form counts as accepted if it was answered with 2xx or 3xx. */
async function postForms({ port, connections, from, agencies }: PostJob): Promise<PostReport> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const accepted: number[] = []
  let next = from
  const poster = async () => {
    for (;;) {
      const nth = next
      next += 1
      const got = await send(agent, { port, address: addressOf(nth), ...formOf(nth, agencies) }).catch(() => null)
      if (!got) return
      if (got.status >= 200 && got.status < 400) {
        accepted.push(nth)
        if (accepted.length === connections) process.send?.('posting')
      } else await setTimeout(50)
    }
  }
  await Promise.all(Array.from({ length: connections }, poster))
  agent.destroy()
  return { sent: next - from, accepted }
}

/** At a steady pace, whether the site answers or not. */
async function attack({ port, requests, perSecond, networks }: AttackJob): Promise<AttackReport> {
  const agent = new Agent({ keepAlive: true })
  const statuses: Record<string, number> = {}
  let slowestMs = 0
  const sending: Promise<void>[] = []
  for (const [nth, { path, type, body }] of requests.entries()) {
    const started = performance.now()
    const address = addressOf(nth % networks)
    const posted = type === undefined || body === undefined ? {} : { body: { type, text: body } }
    sending.push(
      send(agent, { port, path, address, ...posted })
        .catch(() => null)
        .then(got => {
          const status = String(got?.status ?? 'reset')
          statuses[status] = (statuses[status] ?? 0) + 1
          slowestMs = Math.max(slowestMs, performance.now() - started)
        }),
    )
    await setTimeout(1000 / perSecond)
  }
  await Promise.all(sending)
  agent.destroy()
  return { statuses, slowestMs }
}

/** Every other form as a browser without JavaScript sends it. */
function formOf(nth: number, agencies: readonly string[]): Pick<Sent, 'path' | 'body'> & { path: string } {
  const fields = {
    name: 'Проверка Нагрузки',
    email: `visitor-${nth}@company-${nth}.example`,
    phone: '',
    message: `Форма номер ${nth}: когда можно поговорить о сайте?`,
    consent: 'true',
    transfer: 'true',
    agency: agencies[nth % agencies.length] ?? '',
  }
  const call = 'agency-page-send-feedback'
  if (nth % 2 === 0) {
    const text = new URLSearchParams({ call, ...fields }).toString()
    return { path: `/agency-${fields.agency}/`, body: { type: 'application/x-www-form-urlencoded', text } }
  }
  const { phone: _, ...filled } = fields
  const text = JSON.stringify({ ...filled, consent: true, transfer: true })
  return { path: `/api/${call}`, body: { type: 'application/json', text } }
}

function run(job: Job): Promise<PageReport | PostReport | AttackReport> {
  if (job.kind === 'pages') return loadPages(job)
  return job.kind === 'post' ? postForms(job) : attack(job)
}

// Imported for its types, it does nothing.
if (process.send && process.argv[1] === import.meta.filename) {
  const [job] = (await once(process, 'message')) as [Job]
  process.send(await run(job))
  process.disconnect()
}
