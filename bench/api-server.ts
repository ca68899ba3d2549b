import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { PageRenderer } from '#contract/page-renderer.ts'
import { makeApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { QUICK } from '#server/http/page-encodings.ts'
import { makeContext, openMigrated } from '#server/open-context.ts'
import { sitemapFiles } from '#server/sitemap/site-map.ts'
import { sitemapAddress } from '#server/sitemap/sitemap-routes.ts'
import { readAssets } from '#server/ssr/assets.ts'
import { hostileGets } from './hostile-gets.ts'
import { listMarketThings } from './market-things.ts'

// The real application on a free port, with rate limits raised: all requests come from one address.
const DIST = join(import.meta.dirname, '../dist')
const config = readConfig(process.env)
const database = await openMigrated(config)
const { renderer } = (await import(join(DIST, 'server/entry-server.js'))) as { renderer: PageRenderer }
const context = makeContext(config, database, renderer.pages)
const clientDir = join(DIST, 'client')
const limits = {
  callsPerMinute: 1_000_000,
  notFoundPerMinute: 1_000_000,
  maxEventLoopDelayMs: 60_000,
  // Better compression goes on in the background and would be counted for the requests after its own.
  brotliQuality: QUICK,
}
const app = await makeApp({ context, renderer, assetsOf: readAssets(clientDir), clientDir, limits })
await app.listen({ port: 0, host: '127.0.0.1' })

/** Fewer than the smallest limit of a route in a minute. */
const OF_EACH_KIND = 28

// PostgreSQL backends flush their statistics ten seconds after their last query; the embedded one does on request.
const FLUSHED_AFTER_MS = database.kind === 'server' ? 11_000 : 0

async function countSeqScans(): Promise<number> {
  await setTimeout(FLUSHED_AFTER_MS)
  await database.pool.query('select pg_stat_force_next_flush()')
  const { rows } = await database.pool.query(
    `select coalesce(sum(seq_scan), 0)::int as count from pg_stat_user_tables where relname in ('review', 'project')`,
  )
  return rows[0].count
}

/** Spread over the whole market: leaders of a larger market have more projects and reviews, which is not its growth. */
async function listSlugs(): Promise<string[]> {
  const { rows } = await database.pool.query('select slug from agency order by md5(slug) limit 1100')
  return rows.map(({ slug }) => slug)
}

const before = await countSeqScans()
const answers = {
  cpu: async () => {
    const { user, system } = process.cpuUsage()
    return { cpuMs: (user + system) / 1000 }
  },
  forget: async () => context.memo.clear(),
  gets: async () =>
    hostileGets({
      things: await listMarketThings(database.kysely, OF_EACH_KIND),
      sitemaps: (await sitemapFiles(context)).map(sitemapAddress),
    }),
  'count-seq-scans': async () => ({ seqScans: (await countSeqScans()) - before }),
}
process.on('message', async (question: keyof typeof answers) => process.send?.((await answers[question]()) ?? null))
process.send?.({ port: (app.server.address() as AddressInfo).port, slugs: await listSlugs() })
await once(process, 'disconnect')
await app.close()
await database.close()
