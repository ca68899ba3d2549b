import type { FastifyInstance } from 'fastify'
import { EMBED_FOLDER, embedHref } from '#domain/stats/stat-address.ts'
import { AS_OF, readStatQuery } from '#domain/stats/stat-query.ts'
import { deviceOf } from '#domain/web/device.ts'
import { localApi } from '../api/local-api.ts'
import { onReader } from '../api/reader-context.ts'
import { bodyOf, encodePage, encodingOf } from '../http/page-encodings.ts'
import { splitUrl } from '../http/split-url.ts'
import { nullIfUnknown } from '../shapes/not-found.ts'
import { asOfRedirect } from './as-of-redirect.ts'
import { renderDocument } from './document.ts'
import { type PageServing, sendFailure } from './serve-page.ts'

const PARAMS = { type: 'object', properties: { chart: { type: 'string', pattern: '^[a-z0-9-]{1,60}$' } } }
const CACHE_CONTROL = 'public, max-age=300, stale-while-revalidate=86400'
const PER_MINUTE = 300

/** Charts alone, the only pages that other sites may frame (http/security.ts). */
export function serveEmbeds(app: FastifyInstance, serving: PageServing): void {
  const { context, renderer, assetsOf } = serving
  app.get<{ Params: { chart: string } }>(
    `${EMBED_FOLDER}/:chart/`,
    {
      schema: { params: PARAMS },
      config: { kind: 'page', rateLimit: { max: PER_MINUTE, timeWindow: '1 minute' } },
    },
    async (request, reply) => {
      const device = deviceOf(request.headers['user-agent'])
      const asked = new URLSearchParams(splitUrl(request.url).search)
      const { choices, marks, asOf } = readStatQuery(asked)
      const address = embedHref(request.params.chart, { choices, marks, asOf })
      const withoutDay = await asOfRedirect(address, asked.get(AS_OF), onReader(context))
      if (withoutDay) return reply.redirect(withoutDay.location, withoutDay.status)
      const { siteName, siteUrl } = context.config
      const page = await context.memo.rememberLarge(`embed:${device}:${address}`, async () => {
        const params = { id: request.params.chart, ...choices, ...(asOf && { as_of: asOf }) }
        const answer = await localApi(context)('/v2/digitalStats/charts/{id}', params).catch(nullIfUnknown)
        if (!answer) return null
        const { search } = splitUrl(address)
        const rendered = renderer.renderChart({ answer, search, device, siteName, siteUrl })
        const assets = assetsOf(rendered)
        return encodePage(200, renderDocument({ page: rendered, assets, device, siteName }))
      })
      if (!page) return sendFailure(serving, reply, device, 404)
      const encoding = encodingOf(request.headers['accept-encoding'])
      reply
        .type('text/html; charset=utf-8')
        .header('vary', 'Accept-Encoding, User-Agent')
        .header('cache-control', CACHE_CONTROL)
        .header('etag', page.etag)
        .header('x-robots-tag', 'noindex')
      if (request.headers['if-none-match']?.includes(page.etag)) return reply.code(304).send()
      if (encoding !== 'identity') reply.header('content-encoding', encoding)
      return reply.send(await bodyOf(page, encoding))
    },
  )
}
