import { text } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import type { KeptFiles } from '../http/kept-files.ts'
import { sendText } from '../http/send-text.ts'
import { type SitemapFile, sitemapEntries, sitemapFiles } from './site-map.ts'
import { sitemapIndex, urlset } from './sitemap-xml.ts'

const SENT_AS = { type: 'application/xml; charset=utf-8', cacheControl: 'public, max-age=3600' }

// In the root folder: by the protocol a sitemap covers only addresses below its own folder.
export const sitemapAddress = ({ kind, number }: Pick<SitemapFile, 'kind' | 'number'>): string =>
  `/sitemap-${kind}-${number}.xml`

interface SitemapParts {
  kept: KeptFiles
  perMinute: number
}

/** The index and its files. */
export function sitemapRoutes(app: FastifyInstance, context: Context, { kept, perMinute }: SitemapParts): void {
  const { siteUrl } = context.config
  const limited = { config: { rateLimit: { max: perMinute } } }
  const listFiles = () => kept.remember('sitemap-files', () => sitemapFiles(context))

  app.get('/sitemap.xml', limited, async (request, reply) => {
    const index = await kept.file('/sitemap.xml', async () =>
      sitemapIndex(
        siteUrl,
        (await listFiles()).map(file => ({ path: sitemapAddress(file), changedAt: file.changedAt })),
      ),
    )
    return sendText(request, reply, index, SENT_AS)
  })

  app.get<{ Params: { file: string } }>('/sitemap-:file.xml', limited, async (request, reply) => {
    const asked = `/sitemap-${request.params.file}.xml`
    const file = (await listFiles()).find(known => sitemapAddress(known) === asked)
    if (!file) return reply.callNotFound()
    const xml = await kept.file(asked, () => text(urlset(siteUrl, sitemapEntries(file, context))))
    if (file.changedAt) reply.header('last-modified', file.changedAt.toUTCString())
    return sendText(request, reply, xml, SENT_AS)
  })
}
