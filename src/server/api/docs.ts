import { readFileSync } from 'node:fs'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Call } from '#contract/define.ts'
import { ErrorAnswer } from '#contract/errors.ts'
import { contract } from '#contract/index.ts'
import { type Device, deviceOf } from '#domain/web/device.ts'
import { API_DOCS_PATH } from '#domain/web/machine-paths.ts'
import type { Context } from '../context.ts'
import { docsExamples } from './docs-examples.ts'
import { FAMILIES } from './docs-families.ts'
import { type DocsPage, docsPage, triedPage } from './docs-page.ts'
import { tryCall } from './docs-try.ts'
import { localApi } from './local-api.ts'

/** TypeBox schemas are JSON Schema, so the contract needs no conversion. */
export function openApi() {
  const paths = Object.fromEntries(
    Object.entries(contract).map(([name, call]) => [addressOf(name), operationOf(name, call)]),
  )
  return { openapi: '3.1.0', info: { title: 'Мерило: вызовы сайта', version: '1' }, paths }
}

interface DocsParts {
  /** The site's header, footer and styles around a page. */
  frame: (page: DocsPage & { pathname: string; style: string }, device: Device) => Promise<Buffer>
  triesPerMinute: number
}

export function docsRoutes(app: FastifyInstance, context: Context, { frame, triesPerMinute }: DocsParts): void {
  const style = readFileSync(new URL('docs.css', import.meta.url), 'utf8')
  const framed = (page: DocsPage, { headers }: FastifyRequest) =>
    frame({ ...page, pathname: API_DOCS_PATH, style: STYLE_PATH }, deviceOf(headers['user-agent']))
  app.get('/api/docs/openapi.json', async () => openApi())
  app.get(STYLE_PATH, (_, reply) => reply.type('text/css').send(style))
  app.get(API_DOCS_PATH, async (request, reply) => {
    const examples = await context.memo.remember('docs examples', () => docsExamples(localApi(context)))
    const document = await framed(docsPage(FAMILIES, examples), request)
    return reply.type(HTML).header('vary', 'User-Agent').send(document)
  })
  app.get('/api/docs/try/', { config: { rateLimit: { max: triesPerMinute } } }, async (request, reply) => {
    const { call, tried } = await tryCall(app, request)
    const document = await framed(triedPage(call, tried), request)
    return reply.type(HTML).header('cache-control', 'no-store').send(document)
  })
  app.get('/api/docs', (_, reply) => reply.redirect(API_DOCS_PATH, 301))
}

const STYLE_PATH = '/api/docs/docs.css'
const HTML = 'text/html; charset=utf-8'

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
