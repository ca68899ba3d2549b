import { pipeline, Readable } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { sendText } from '../http/send-text.ts'
import { etagOf } from '../media/drawing-etag.ts'
import { type Encoding, encodingOf, QUICK } from '../ssr/page-encodings.ts'
import { type SitemapFile, sitemapEntries, sitemapFiles } from './site-map.ts'
import { sitemapIndex, urlset } from './sitemap-xml.ts'

const HOUR_MS = 3_600_000
const CACHE_CONTROL = 'public, max-age=3600'
const XML = 'application/xml; charset=utf-8'

// In the root folder: by the protocol a sitemap covers only addresses below its own folder.
const addressOf = ({ kind, number }: Pick<SitemapFile, 'kind' | 'number'>): string => `/sitemap-${kind}-${number}.xml`

/** The index and its files, which are streamed: a large market has hundreds of thousands of pages. */
export function sitemapRoutes(app: FastifyInstance, context: Context, perMinute: number): void {
  const { siteUrl } = context.config
  const limited = { config: { rateLimit: { max: perMinute } } }

  app.get('/sitemap.xml', limited, async (request, reply) => {
    const files = await sitemapFiles(context)
    const index = sitemapIndex(
      siteUrl,
      files.map(file => ({ path: addressOf(file), changedAt: file.changedAt })),
    )
    return sendText(request, reply, index, { type: XML, cacheControl: CACHE_CONTROL })
  })

  app.get<{ Params: { file: string } }>('/sitemap-:file.xml', limited, async (request, reply) => {
    const asked = `/sitemap-${request.params.file}.xml`
    const file = (await sitemapFiles(context)).find(known => addressOf(known) === asked)
    if (!file) return reply.callNotFound()
    // Valid for an hour at most: a page that disappears changes no date.
    const hour = Math.floor(context.now().getTime() / HOUR_MS)
    const etag = `W/${etagOf(`${asked} ${file.changedAt?.toISOString()} ${hour}`)}`
    reply.header('etag', etag).header('cache-control', CACHE_CONTROL).header('vary', 'accept-encoding')
    if (file.changedAt) reply.header('last-modified', file.changedAt.toUTCString())
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
    const encoding = encodingOf(request.headers['accept-encoding'])
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    const text = Readable.from(urlset(siteUrl, sitemapEntries(file, context)), { objectMode: false })
    return reply.type(XML).send(compressed(text, encoding))
  })
}

function compressed(text: Readable, encoding: Encoding): Readable {
  if (encoding === 'identity') return text
  const compressor =
    encoding === 'gzip' ? createGzip() : createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: QUICK } })
  // Fastify reports the error, since a failure of the source destroys the compressor with it.
  return pipeline(text, compressor, () => undefined)
}
