import Type, { type Static } from 'typebox'

/** Every error code with its HTTP status. */
export const ERROR_STATUS = {
  'bad-request': 400,
  'not-found': 404,
  'form-refused': 422,
  'too-many-requests': 429,
  internal: 500,
  overloaded: 503,
} as const

export type ErrorCode = keyof typeof ERROR_STATUS

export const ErrorAnswer = Type.Object({
  error: Type.Object({
    code: Type.String(),
    message: Type.String(),
    fields: Type.Optional(Type.Record(Type.String(), Type.String())),
  }),
})
export type ErrorAnswer = Static<typeof ErrorAnswer>

export class ApiError extends Error {
  readonly code: ErrorCode
  readonly fields: Record<string, string> | undefined
  /** Seconds until a retry may succeed. */
  readonly retryAfter: number | undefined

  constructor(code: ErrorCode, message: string, fields?: Record<string, string>, retryAfter?: number) {
    super(message)
    this.name = 'ApiError'
    this.code = code
    this.fields = fields
    this.retryAfter = retryAfter
  }

  get status(): number {
    return ERROR_STATUS[this.code]
  }
}
