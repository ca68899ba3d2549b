import Fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { ApiError, ERROR_STATUS, type ErrorCode } from '#contract/errors.ts'
import { makeFailures } from '../failures.ts'
import { errorAnswers, notFoundCall } from './errors.ts'

const SCHEMA = {
  querystring: {
    type: 'object',
    additionalProperties: false,
    required: ['path'],
    properties: { path: { type: 'string', pattern: '^/', maxLength: 10 }, page: { type: 'integer', minimum: 1 } },
  },
}

/** Three routes: one throws the given error, one has a schema, one reads a body. */
function appThrowing(error?: unknown) {
  const logged: string[] = []
  const stream = { write: (line: string) => logged.push(line) }
  const app = Fastify({
    logger: { level: 'error', stream },
    bodyLimit: 64,
    ajv: { customOptions: { removeAdditional: false } },
  })
  const failures = makeFailures()
  failures.logTo(app.log)
  errorAnswers(app, failures)
  app.setNotFoundHandler(notFoundCall)
  app.get('/throws', () => Promise.reject(error))
  app.get('/checks', { schema: SCHEMA }, async () => ({}))
  app.post('/takes', async () => ({}))
  return { app, logged }
}

const withStatus = (statusCode: number, message = 'internal detail') =>
  Object.assign(new Error(message), { statusCode })

describe('an error with a code', () => {
  test.each(Object.keys(ERROR_STATUS) as ErrorCode[])('%s keeps its message and gets its status', async code => {
    const { app } = appThrowing(new ApiError(code, 'Так нельзя'))
    const answer = await app.inject('/throws')
    expect(answer.statusCode).toBe(ERROR_STATUS[code])
    expect(answer.json()).toEqual({ error: { code, message: 'Так нельзя' } })
  })

  test('keeps the message of each field', async () => {
    const { app } = appThrowing(new ApiError('form-refused', 'Проверьте поля', { email: 'Нет такой почты' }))
    expect((await app.inject('/throws')).json().error.fields).toEqual({ email: 'Нет такой почты' })
  })
})

describe('a database that cannot do it now', () => {
  test.each([
    ['refused', Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' })],
    ['on every address', new AggregateError([Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })])],
    ['closing', Object.assign(new Error('terminating connection'), { code: '57P01' })],
    ['slow to read', Object.assign(new Error('canceling statement'), { code: '57014' })],
    ['in a deadlock', Object.assign(new Error('deadlock detected'), { code: '40P01' })],
    ['with a conflict', Object.assign(new Error('could not serialize access'), { code: '40001' })],
    ['with a lock', Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03' })],
    ['full of connections', Object.assign(new Error('too many clients'), { code: '53300' })],
    ['without a free connection', new Error('timeout exceeded when trying to connect')],
    ['cut', new Error('Connection terminated unexpectedly')],
    ['closed', new Error('Cannot use a pool after calling end on the pool')],
    ['stopped', new Error('The embedded database has stopped: PANIC.')],
  ])('%s, is a 503 with Retry-After, and logged', async (_, error) => {
    const { app, logged } = appThrowing(error)
    const answer = await app.inject('/throws')
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBe('10')
    expect(answer.json()).toEqual({
      error: { code: 'overloaded', message: 'Сервис временно недоступен. Повторите через минуту' },
    })
    expect(logged).toHaveLength(1)
  })

  test('is not a constraint or a missing table', async () => {
    const { app } = appThrowing(Object.assign(new Error('duplicate key'), { code: '23505' }))
    expect((await app.inject('/throws')).statusCode).toBe(500)
  })
})

describe('an unexpected error', () => {
  test('is logged with its message and answered without it', async () => {
    const { app, logged } = appThrowing(new Error('relation "agency" does not exist'))
    const answer = await app.inject('/throws')
    expect(answer.statusCode).toBe(500)
    expect(answer.json().error.code).toBe('internal')
    expect(answer.body).not.toContain('relation')
    expect(logged.join()).toContain('relation \\"agency\\" does not exist')
  })

  test.each([
    [413, 'bad-request', 'Слишком большой запрос'],
    [429, 'too-many-requests', 'Слишком много запросов. Подождите минуту и повторите'],
    [503, 'overloaded', 'Сервер перегружен. Повторите через несколько секунд'],
    [418, 'bad-request', 'Запрос составлен неверно'],
    [502, 'internal', 'На сервере что-то сломалось. Мы уже знаем'],
  ])('with status %i becomes %s with our own message', async (status, code, message) => {
    const { app } = appThrowing(withStatus(status))
    const answer = await app.inject('/throws')
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toEqual({ error: { code, message } })
  })

  test('caused by the visitor is not logged', async () => {
    const { app, logged } = appThrowing(withStatus(400))
    await app.inject('/throws')
    expect(logged).toEqual([])
  })
})

describe('a request that violates its schema', () => {
  test.each([
    ['', { path: 'Поле обязательно' }],
    ['?path=x', { path: 'Неверный формат' }],
    ['?path=/0123456789', { path: 'Слишком длинно' }],
    ['?path=/&page=0', { page: 'Слишком мало' }],
    ['?path=/&page=one', { page: 'Неверный вид значения' }],
    ['?path=/&oops=1', { oops: 'Лишнее поле' }],
  ])('%s is refused with the field and the reason', async (query, fields) => {
    const answer = await appThrowing().app.inject(`/checks${query}`)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({ error: { code: 'bad-request', message: 'Запрос составлен неверно', fields } })
  })
})

test('a body that is too large, of an unknown type or malformed is refused in one shape', async () => {
  const { app } = appThrowing()
  const post = (payload: string, type = 'application/json') =>
    app.inject({ method: 'POST', url: '/takes', payload, headers: { 'content-type': type } })
  expect((await post(JSON.stringify('x'.repeat(100)))).json().error.message).toBe('Слишком большой запрос')
  expect((await post('<x/>', 'text/xml')).json().error.message).toBe('Такой вид данных не принимается')
  expect((await post('{oops')).json().error).toEqual({ code: 'bad-request', message: 'Запрос составлен неверно' })
})

test('no cache keeps a refusal', async () => {
  const { app } = appThrowing(new ApiError('not-found', 'Нет'))
  for (const url of ['/throws', '/checks', '/nowhere']) {
    expect((await app.inject(url)).headers['cache-control']).toBe('no-store')
  }
})

test('an unknown address says so', async () => {
  const answer = await appThrowing().app.inject('/nowhere')
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toEqual({ error: { code: 'not-found', message: 'Такого вызова нет' } })
})
