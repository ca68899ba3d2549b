import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest, FastifySchemaValidationError } from 'fastify'
import { ApiError, type ErrorAnswer } from '#contract/errors.ts'
import { isTransient } from '#db/transient.ts'
import type { Failures } from '../failures.ts'
import { RETRY_AFTER_S, unavailable } from '../load/overload.ts'
import { pathForLog } from './log-serializers.ts'

const BAD_REQUEST = 'Запрос составлен неверно'
const BROKEN = 'На сервере что-то сломалось. Мы уже знаем'
const MESSAGES: Record<number, string> = {
  404: 'Такого адреса нет',
  413: 'Слишком большой запрос',
  415: 'Такой вид данных не принимается',
  429: 'Слишком много запросов. Подождите минуту и повторите',
  503: 'Сервер перегружен. Повторите через несколько секунд',
}

/** The only place where errors become HTTP answers. */
export function errorAnswers(app: FastifyInstance, failures: Failures): void {
  app.setErrorHandler((error: FastifyError | ApiError, request, reply) => {
    if (error instanceof ApiError) return answerOf(reply, error)
    if (error.validation) return answerOf(reply, invalidParams(error.validation))
    const status = error.statusCode ?? 500
    if (status >= 500) failures.report('request', error, { path: pathForLog(request.url) })
    if (isTransient(error)) return answerOf(reply, unavailable())
    if (status === 503) reply.header('retry-after', String(RETRY_AFTER_S))
    return answer(reply, status, codeOf(status), MESSAGES[status] ?? (status < 500 ? BAD_REQUEST : BROKEN))
  })
}

/** For calls, whose clients expect JSON; Fastify's default answer would echo the address in English. */
export function refuseAddress({ statusCode = 400 }: FastifyError, reply: FastifyReply) {
  return answer(reply, statusCode, 'bad-request', BAD_REQUEST)
}

export function notFoundCall(_: FastifyRequest, reply: FastifyReply) {
  return answer(reply, 404, 'not-found', 'Такого вызова нет')
}

function answerOf(reply: FastifyReply, { status, code, message, fields, retryAfter }: ApiError) {
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter))
  return answer(reply, status, code, message, fields)
}

function answer(reply: FastifyReply, status: number, code: string, message: string, fields?: Record<string, string>) {
  const body: ErrorAnswer = { error: { code, message, ...(fields ? { fields } : {}) } }
  return reply.code(status).header('cache-control', 'no-store').type('application/json; charset=utf-8').send(body)
}

function codeOf(status: number): string {
  if (status === 404) return 'not-found'
  if (status === 429) return 'too-many-requests'
  if (status === 503) return 'overloaded'
  return status < 500 ? 'bad-request' : 'internal'
}

/** Names the invalid parameters with messages a form can show. */
export function invalidParams(refusals: readonly FastifySchemaValidationError[]): ApiError {
  const fields = refusals.map(({ instancePath, keyword, params }) => {
    const field = instancePath.slice(1) || String(params.missingProperty ?? params.additionalProperty ?? 'request')
    return [field, WRONG[keyword] ?? 'Неверное значение']
  })
  return new ApiError('bad-request', BAD_REQUEST, Object.fromEntries(fields))
}

const WRONG: Record<string, string> = {
  required: 'Поле обязательно',
  additionalProperties: 'Лишнее поле',
  type: 'Неверный вид значения',
  pattern: 'Неверный формат',
  maxLength: 'Слишком длинно',
  minLength: 'Слишком коротко',
  minimum: 'Слишком мало',
  maximum: 'Слишком много',
}
