import type { TSchema } from 'typebox'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Call } from '#contract/define.ts'
import { ErrorAnswer } from '#contract/errors.ts'
import { type CallName, contract, type Params } from '#contract/index.ts'
import { callAddress } from '#domain/web/call-address.ts'
import { localApi } from '#server/api/local-api.ts'
import { callExamples } from './support/calls/call-examples.ts'
import { knownThings, NOTHING_KNOWN } from './support/calls/known-things.ts'
import { schemaViolations } from './support/calls/strict-schema.ts'
import { openTestApp, type TestApp } from './support/site/test-app.ts'

let site: TestApp
let examples: ReturnType<typeof callExamples>

beforeAll(async () => {
  site = await openTestApp()
  examples = callExamples(await knownThings(site.context.database.kysely))
})

afterAll(() => site.close())

const calls = Object.entries(contract) as [CallName, Call][]

/** Sends a call as a browser would, without validating the values. */
function request(name: CallName, params: Record<string, unknown>) {
  const { path, rest } = callAddress(name, params)
  if ((contract[name] as Call).kind === 'command') return site.app.inject({ method: 'POST', url: path, payload: rest })
  const query = Object.entries(rest).flatMap(([key, value]) =>
    [value].flat().map(one => [key, String(one)] as [string, string]),
  )
  return site.app.inject({ url: `${path}?${new URLSearchParams(query)}` })
}

describe.each(calls)('%s', (name, call) => {
  const validParams = () => examples[name].params as Record<string, unknown>

  test('conforms to its schema, identically over HTTP and in process', async () => {
    const overHttp = await request(name, validParams())
    const answer: unknown = await localApi(site.context)(name, validParams() as Params<typeof name>)
    expect(schemaViolations(call.answer, answer)).toEqual([])
    if (answer === null) {
      expect(overHttp.statusCode).toBe(204)
      expect(overHttp.body).toBe('')
    } else {
      expect(overHttp.statusCode).toBe(200)
      expect(overHttp.headers['content-type']).toBe('application/json; charset=utf-8')
      expect(overHttp.json()).toEqual(answer)
    }
  })

  test('rejects an unknown parameter', async () => {
    expect(await refusedFields(name, { ...validParams(), nonsense: '1' })).toEqual({ nonsense: 'Лишнее поле' })
  })

  test.each(Object.keys(call.params.properties))('rejects invalid values of «%s»', async key => {
    const schema = call.params.properties[key] as TSchema & Bounds
    // The router answers a long path with a 404 before any schema is asked.
    const isInPath = name.includes(`{${key}}`)
    for (const value of isInPath && schema.type === 'string' ? ['слово'] : invalidValues(schema)) {
      expect(Object.keys(await refusedFields(name, { ...validParams(), [key]: value }))).toEqual([key])
    }
  })

  // Path parameters cannot be omitted: without them the address is a different one.
  const requiredInQuery = (call.params.required ?? []).filter(key => !name.includes(`{${key}}`))
  test.each(requiredInQuery)('requires «%s»', async key => {
    const { [key]: _, ...rest } = validParams()
    expect(await refusedFields(name, rest)).toEqual({ [key]: 'Поле обязательно' })
  })
})

const canMiss = calls.flatMap(([name]) => {
  const { missing } = callExamples(NOTHING_KNOWN)[name]
  return missing ? [[name, missing as Record<string, unknown>] as const] : []
})

describe.each(canMiss)('%s', (name, missing) => {
  test('is a 404 for a missing entity', async () => {
    const answer = await request(name, missing)
    expect(answer.statusCode).toBe(404)
    expect(schemaViolations(ErrorAnswer, answer.json())).toEqual([])
    expect(answer.json().error).toMatchObject({ code: 'not-found', message: expect.stringMatching(RUSSIAN) })
  })
})

const RUSSIAN = /^[А-ЯЁ][^a-z]+$/

/** The invalid parameters with their messages, the same over HTTP and in process. */
async function refusedFields(name: CallName, params: Record<string, unknown>): Promise<Record<string, string>> {
  const answer = await request(name, params)
  expect(answer.statusCode, answer.body).toBe(400)
  expect(schemaViolations(ErrorAnswer, answer.json())).toEqual([])
  const { code, message, fields } = answer.json().error
  expect(code).toBe('bad-request')
  expect(message).toMatch(RUSSIAN)
  for (const text of Object.values(fields)) expect(text).toMatch(RUSSIAN)
  await expect(localApi(site.context)(name, params as never)).rejects.toMatchObject({ code, message, fields })
  return fields
}

interface Bounds {
  type?: string
  minimum?: number
  maximum?: number
  maxLength?: number
}

/** A text without a maximum length is a fault of the contract, unless a pattern or a list of values bounds it. */
const LONGEST = 8_000

function invalidValues({ type, minimum, maximum, maxLength = LONGEST }: Bounds): unknown[] {
  // A repeated parameter: a list where a single value is expected.
  if (type === 'string') return ['а'.repeat(maxLength + 1), ['one', 'two']]
  return [
    'слово',
    '1.5',
    ...(minimum === undefined ? [] : [minimum - 1]),
    ...(maximum === undefined ? [] : [maximum + 1]),
  ]
}
