import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { LAZY_SCHEMAS } from './lazy-schemas.ts'

/** A schema that counts how often it is read. */
function watched(schema: object) {
  const state = { reads: 0 }
  const ownKeys = (target: object) => {
    state.reads += 1
    return Reflect.ownKeys(target)
  }
  return { state, schema: new Proxy(schema, { ownKeys }) }
}

const WORD = { type: 'object', properties: { word: { type: 'string', maxLength: 3 } }, required: ['word'] }
const LENGTH = { type: 'object', properties: { length: { type: 'integer' } } }

async function openApp(querystring: object, answer: object) {
  const app = Fastify({ schemaController: LAZY_SCHEMAS })
  for (const url of ['/one', '/other']) {
    app.get(url, { schema: { querystring, response: { 200: answer } } }, async request => ({
      length: (request.query as { word: string }).word.length,
      secret: 'not in the schema',
    }))
  }
  await app.ready()
  return app
}

describe('schemas of routes', () => {
  it('are compiled at the first request, once for all routes and apps', async () => {
    const query = watched(WORD)
    const answer = watched(LENGTH)
    const app = await openApp(query.schema, answer.schema)
    expect([query.state.reads, answer.state.reads]).toEqual([0, 0])

    expect((await app.inject('/one?word=abc')).json()).toEqual({ length: 3 })
    const compiled = [query.state.reads, answer.state.reads]
    expect(Math.min(...compiled)).toBeGreaterThan(0)

    await app.inject('/other?word=abc')
    await app.inject({ method: 'HEAD', url: '/one?word=abc' })
    await (await openApp(query.schema, answer.schema)).inject('/one?word=abc')
    expect([query.state.reads, answer.state.reads]).toEqual(compiled)
  })

  it('refuse, and say why', async () => {
    const app = await openApp(WORD, LENGTH)
    const refused = await app.inject('/one?word=long')
    expect(refused.statusCode).toBe(400)
    expect(refused.json().message).toContain('querystring/word')
    expect((await app.inject('/one?word=abc')).statusCode).toBe(200)
  })
})
