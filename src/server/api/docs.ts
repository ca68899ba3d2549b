import type { FastifyInstance } from 'fastify'
import type { Call } from '#contract/define.ts'
import { ErrorAnswer } from '#contract/errors.ts'
import { contract } from '#contract/index.ts'
import { docsPage, docsStyle } from './docs-page.ts'

/** TypeBox schemas are JSON Schema, so the contract needs no conversion. */
export function openApi() {
  const paths = Object.fromEntries(
    Object.entries(contract).map(([name, call]) => [addressOf(name), operationOf(name, call)]),
  )
  return { openapi: '3.1.0', info: { title: 'Мерило: вызовы сайта', version: '1' }, paths }
}

export function docsRoutes(app: FastifyInstance): void {
  app.get('/api/docs/openapi.json', async () => openApi())
  app.get('/api/docs/docs.css', (_, reply) => reply.type('text/css').send(docsStyle))
  app.get('/api/docs/', (_, reply) => reply.type('text/html; charset=utf-8').send(docsPage(contract)))
  app.get('/api/docs', (_, reply) => reply.redirect('/api/docs/', 301))
}

const addressOf = (name: string): string => (name.startsWith('/') ? name : `/api/${name}`)

export function operationOf(name: string, { kind, summary, params, answer }: Call) {
  const json = (schema: unknown) => ({ 'application/json': { schema } })
  const inPath = new Set(Array.from(name.matchAll(/\{(\w+)\}/g), ([, key]) => key))
  const operation = {
    operationId: name,
    summary,
    ...(kind === 'command'
      ? { requestBody: { required: true, content: json(params) } }
      : {
          parameters: Object.entries(params.properties).map(([key, schema]) => ({
            name: key,
            in: inPath.has(key) ? 'path' : 'query',
            required: params.required?.includes(key) ?? false,
            schema,
          })),
        }),
    responses: {
      200: { description: 'Ответ', content: json(answer) },
      default: { description: 'Отказ', content: json(ErrorAnswer) },
    },
  }
  return { [kind === 'command' ? 'post' : 'get']: operation }
}
