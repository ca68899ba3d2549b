/** Why a call failed, in the one shape the store keeps (spec §4: message, status, data). */
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

/** Handlers on the server throw their own errors; whatever was thrown becomes one shape. */
export function callErrorOf(thrown: unknown): CallError {
  if (thrown instanceof CallFailure) return thrown.detail
  if (thrown instanceof Error) {
    const status = 'status' in thrown && typeof thrown.status === 'number' ? thrown.status : null
    // An unexpected error on the server may carry SQL or paths: only the errors meant for people keep their words.
    if (status !== null) return { message: thrown.message || NO_MESSAGE, status, data: null }
  }
  return { message: NO_MESSAGE, status: 500, data: null }
}
