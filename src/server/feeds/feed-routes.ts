import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import type { KeptFiles } from '../http/kept-files.ts'
import { sendText } from '../http/send-text.ts'
import { FEEDS, feedPath } from './feeds.ts'
import { rss } from './rss.ts'

const ITEMS = 30
const SENT_AS = { type: 'application/rss+xml; charset=utf-8', cacheControl: 'public, max-age=600' }

interface FeedParts {
  kept: KeptFiles
  perMinute: number
}

export function feedRoutes(app: FastifyInstance, context: Context, { kept, perMinute }: FeedParts): void {
  const { siteUrl, siteName } = context.config
  for (const source of FEEDS) {
    const { title, description, path, list } = source
    app.get(feedPath(source), { config: { rateLimit: { max: perMinute } } }, async (request, reply) => {
      const xml = await kept.file(feedPath(source), async () => {
        const items = await list(context, ITEMS)
        return rss(siteUrl, { title: `${title} — ${siteName}`, description, path, feedPath: feedPath(source), items })
      })
      return sendText(request, reply, xml, SENT_AS)
    })
  }
}
