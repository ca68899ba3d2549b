import { COMMANDS } from '#contract/call-facts.generated.ts'
import type { CallApi } from '#contract/index.ts'
import { callAddress } from '#domain/web/call-address.ts'
import { CallFailure, NETWORK_ERROR, NO_MESSAGE, timeoutMessage } from './call-failure.ts'

interface Options {
  fetch: typeof fetch
  /** Spec §9: the default is 0, none. */
  timeoutMs?: number
}

/** The browser's carrier. Any status outside 200–299 is a failure. */
export function makeFetchApi({ fetch, timeoutMs = 0 }: Options): CallApi {
  return async (name, params) => {
    const { isOk, status, text } = await request(fetch, name, params, timeoutMs)
    const body = text === '' ? null : parse(text)
    if (!isOk) throw new CallFailure({ message: messageIn(body) ?? NO_MESSAGE, status, data: body })
    return body as never
  }
}

interface Received {
  isOk: boolean
  status: number
  text: string
}

/** Reads the body inside the `try`: a connection can break or time out halfway through it. */
async function request(send: typeof fetch, name: string, params: object, timeoutMs: number): Promise<Received> {
  const { path, rest } = callAddress(name, params as Record<string, unknown>)
  const signal = timeoutMs > 0 ? AbortSignal.timeout(timeoutMs) : null
  const isCommand = Object.hasOwn(COMMANDS, name)
  const query = isCommand ? '' : queryOf(rest)
  const body = isCommand ? postOf(rest) : {}
  try {
    const response = await send(query === '' ? path : `${path}?${query}`, { ...body, signal })
    return { isOk: response.ok, status: response.status, text: await response.text() }
  } catch (error) {
    const isTimeout = error instanceof Error && error.name === 'TimeoutError'
    throw new CallFailure({ message: isTimeout ? timeoutMessage(timeoutMs) : NETWORK_ERROR, status: null, data: null })
  }
}

const postOf = (params: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(params),
})

function queryOf(params: Record<string, unknown>): string {
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(params)) {
    if (value !== undefined && value !== null) query.set(key, String(value))
  }
  return query.toString()
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function messageIn(body: unknown): string | null {
  const error = (body as { error?: { message?: unknown } } | null)?.error
  return typeof error?.message === 'string' ? error.message : null
}
