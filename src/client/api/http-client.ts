import { CallFailure, NETWORK_ERROR, NO_MESSAGE, timeoutMessage } from './call-failure.ts'

export interface ClientOptions {
  fetch: typeof fetch
  /** Spec §9: the default is 0, none. */
  timeoutMs?: number
}

type Values = Readonly<Record<string, unknown>>

/** Sends values to an address and returns the body of the response. Any status outside 200–299 is a failure. */
export type HttpClient = (address: string, values: Values) => Promise<unknown>

/** Spec §7: asks the legacy API by the name of the call. */
export const makeLegacyClient =
  (options: ClientOptions): HttpClient =>
  (name, values) =>
    exchange(options, withQuery(`/api/${name}`, values))

/** Spec §7: asks the new API by path. */
export const makeNewClient =
  (options: ClientOptions): HttpClient =>
  (path, values) =>
    exchange(options, withQuery(path, values))

/** Spec §7: the proxied server, which gets credentials; it carries the commands. */
export const makeProxiedClient =
  (options: ClientOptions): HttpClient =>
  (path, values) =>
    exchange(options, path, {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(values),
    })

/** Reads the body inside the `try`: a connection can break or time out halfway through it. */
async function exchange({ fetch: send, timeoutMs = 0 }: ClientOptions, address: string, init?: RequestInit) {
  const signal = timeoutMs > 0 ? AbortSignal.timeout(timeoutMs) : null
  let response: Response
  let text: string
  try {
    response = await send(address, { ...init, signal })
    text = await response.text()
  } catch (error) {
    const isTimeout = error instanceof Error && error.name === 'TimeoutError'
    throw new CallFailure({ message: isTimeout ? timeoutMessage(timeoutMs) : NETWORK_ERROR, status: null, data: null })
  }
  const body = text === '' ? null : parse(text)
  if (response.ok) return body
  throw new CallFailure({ message: messageIn(body) || NO_MESSAGE, status: response.status, data: body })
}

function withQuery(path: string, values: Values): string {
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(values)) {
    if (value !== undefined && value !== null) query.set(key, String(value))
  }
  return query.size === 0 ? path : `${path}?${query}`
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function messageIn(body: unknown): string {
  const error = (body as { error?: { message?: unknown } } | null)?.error
  return typeof error?.message === 'string' ? error.message : ''
}
