import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { sendText } from '../http/send-text.ts'
import { feedPath, openFeeds } from './feeds.ts'
import { rss } from './rss.ts'

const ITEMS = 30
const SENT_AS = { type: 'application/rss+xml; charset=utf-8', cacheControl: 'public, max-age=600' }

/** A feed without its pages answers 404, as they do. */
export function feedRoutes(app: FastifyInstance, context: Context, perMinute: number): void {
  const { siteUrl, siteName } = context.config
  for (const source of openFeeds(context)) {
    const { title, description, path, list } = source
    app.get(feedPath(source), { config: { rateLimit: { max: perMinute } } }, async (request, reply) => {
      const items = await list(context, ITEMS)
      const feed = { title: `${title} — ${siteName}`, description, path, feedPath: feedPath(source), items }
      return sendText(request, reply, rss(siteUrl, feed), SENT_AS)
    })
  }
}
