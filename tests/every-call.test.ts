import type { TSchema } from 'typebox'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Call } from '#contract/define.ts'
import { ErrorAnswer } from '#contract/errors.ts'
import { type CallName, contract, type Params } from '#contract/index.ts'
import { callAddress } from '#domain/web/call-address.ts'
import { localApi } from '#server/api/local-api.ts'
import { callExamples } from './support/calls/call-examples.ts'
import { knownThings, NOTHING_KNOWN } from './support/calls/known-things.ts'
import { breaches } from './support/calls/strict-schema.ts'
import { openTestApp, type TestApp } from './support/site/test-app.ts'

let site: TestApp
let examples: ReturnType<typeof callExamples>

beforeAll(async () => {
  site = await openTestApp()
  examples = callExamples(await knownThings(site.context.database.kysely))
})

afterAll(() => site.close())

const calls = Object.entries(contract) as [CallName, Call][]

/** Asks as a browser does; values are sent as they are, right or wrong. */
function ask(name: CallName, params: Record<string, unknown>) {
  const { path, rest } = callAddress(name, params)
  if ((contract[name] as Call).kind === 'command') return site.app.inject({ method: 'POST', url: path, payload: rest })
  const query = Object.entries(rest).flatMap(([key, value]) =>
    [value].flat().map(one => [key, String(one)] as [string, string]),
  )
  return site.app.inject({ url: `${path}?${new URLSearchParams(query)}` })
}

describe.each(calls)('%s', (name, call) => {
  const good = () => examples[name].params as Record<string, unknown>

  test('answers what its schema promises, by both carriers alike', async () => {
    const overHttp = await ask(name, good())
    const answer: unknown = await localApi(site.context)(name, good() as Params<typeof name>)
    expect(breaches(call.answer, answer)).toEqual([])
    if (answer === null) {
      expect(overHttp.statusCode).toBe(204)
      expect(overHttp.body).toBe('')
    } else {
      expect(overHttp.statusCode).toBe(200)
      expect(overHttp.headers['content-type']).toBe('application/json; charset=utf-8')
      expect(overHttp.json()).toEqual(answer)
    }
  })

  test('refuses a parameter it does not know', async () => {
    const answer = await ask(name, { ...good(), nonsense: '1' })
    expectRefusal(answer)
    expect(answer.json().error.fields).toEqual({ nonsense: 'Лишнее поле' })
  })

  test.each(Object.keys(call.params.properties))('refuses wrong values of «%s»', async key => {
    const schema = call.params.properties[key] as TSchema
    for (const value of wrongValues(schema)) {
      const answer = await ask(name, { ...good(), [key]: value })
      expectRefusal(answer)
      expect(Object.keys(answer.json().error.fields)).toEqual([key])
    }
  })

  // What stands in the path of a call cannot be left out: without it the address is another one.
  const inQuery = (call.params.required ?? []).filter(key => !name.includes(`{${key}}`))
  test.each(inQuery)('does not go without «%s»', async key => {
    const { [key]: _, ...rest } = good()
    const answer = await ask(name, rest)
    expectRefusal(answer)
    expect(answer.json().error.fields).toEqual({ [key]: 'Поле обязательно' })
  })
})

const canMiss = calls.flatMap(([name]) => {
  const { missing } = callExamples(NOTHING_KNOWN)[name]
  return missing ? [[name, missing as Record<string, unknown>] as const] : []
})

describe.each(canMiss)('%s', (name, missing) => {
  test('says 404 of what is not there', async () => {
    const answer = await ask(name, missing)
    expect(answer.statusCode).toBe(404)
    expect(breaches(ErrorAnswer, answer.json())).toEqual([])
    expect(answer.json().error).toMatchObject({ code: 'not-found', message: expect.stringMatching(RUSSIAN) })
  })
})

const RUSSIAN = /^[А-ЯЁ][^a-z]+$/

function expectRefusal(answer: Awaited<ReturnType<typeof ask>>): void {
  expect(answer.statusCode, answer.body).toBe(400)
  expect(breaches(ErrorAnswer, answer.json())).toEqual([])
  const { code, message, fields } = answer.json().error
  expect(code).toBe('bad-request')
  expect(message).toMatch(RUSSIAN)
  for (const word of Object.values(fields)) expect(word).toMatch(RUSSIAN)
}

/** Longer than any text we take: a parameter without a bound of its own is a fault of the contract. */
const TOO_LONG = 'а'.repeat(8_001)

function wrongValues({ type, minimum, maximum }: { type?: string; minimum?: number; maximum?: number }): unknown[] {
  // Two values for one name: a list where one word is expected.
  if (type === 'string') return [TOO_LONG, ['one', 'two']]
  return [
    'слово',
    '1.5',
    ...(minimum === undefined ? [] : [minimum - 1]),
    ...(maximum === undefined ? [] : [maximum + 1]),
  ]
}
