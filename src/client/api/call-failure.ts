/** Why a call failed, as the store keeps it (spec §4: message, status, data). */
export interface CallError {
  message: string
  status: number | null
  data: unknown
}

export const NO_MESSAGE = 'Error without any message'
export const NETWORK_ERROR = 'Network Error'
export const timeoutMessage = (ms: number): string => `timeout of ${ms} ms exceeded`

export class CallFailure extends Error {
  readonly detail: CallError

  constructor(detail: CallError) {
    super(detail.message)
    this.name = 'CallFailure'
    this.detail = detail
  }
}

/** Maps anything thrown, by fetch or by a handler on the server, to one shape. */
export function callErrorOf(thrown: unknown): CallError {
  if (thrown instanceof CallFailure) return thrown.detail
  if (thrown instanceof Error) {
    const status = 'status' in thrown && typeof thrown.status === 'number' ? thrown.status : null
    // Unexpected server errors may carry SQL or paths, so only errors with a status keep their message.
    if (status !== null) return { message: thrown.message || NO_MESSAGE, status, data: null }
  }
  return { message: NO_MESSAGE, status: 500, data: null }
}
