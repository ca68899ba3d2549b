import { insertMissingSetting, replaceSetting } from '#db/queries/menu/settings.ts'
import type { Context } from '../context.ts'
import { sitemapEntries, sitemapFiles } from './site-map.ts'

/** Engines of the protocol pass announcements on to each other. */
const INDEXNOW = 'https://yandex.com/indexnow'
const MAX_ADDRESSES = 10_000
const TIMEOUT_MS = 15_000
/** A transaction commits after the date it writes. */
const OVERLAP_MS = 60_000
const ANNOUNCED_UNTIL = 'indexnow'

type Post = (url: string, body: object) => Promise<number>

/**
 * Tells search engines which pages of the sitemap have changed since the last time; returns their number. Off without
 * INDEXNOW_KEY. The first run announces nothing: engines find old pages in the sitemap.
 */
export async function announceChanges(context: Context, post: Post = postJson): Promise<number> {
  const { config, database, now } = context
  const key = config.indexNowKey
  if (!key) return 0
  const until = now().toISOString()
  const since = new Date(await insertMissingSetting(database.kysely, ANNOUNCED_UNTIL, until))
  const paths = await changedPaths(new Date(since.getTime() - OVERLAP_MS), context)
  const { siteUrl } = config
  for (let start = 0; start < paths.length; start += MAX_ADDRESSES) {
    const status = await post(INDEXNOW, {
      host: new URL(siteUrl).host,
      key,
      keyLocation: `${siteUrl}/${key}.txt`,
      urlList: paths.slice(start, start + MAX_ADDRESSES).map(path => siteUrl + path),
    })
    // The queue tries again, with the same pages.
    if (status !== 200 && status !== 202) throw new Error(`IndexNow answered ${status}`)
  }
  await replaceSetting(database.kysely, ANNOUNCED_UNTIL, until)
  return paths.length
}

async function changedPaths(since: Date, context: Context): Promise<string[]> {
  const isNew = ({ changedAt }: { changedAt: Date | null }) => changedAt !== null && changedAt > since
  const paths: string[] = []
  for (const file of (await sitemapFiles(context)).filter(isNew)) {
    for await (const entries of sitemapEntries(file, context)) {
      paths.push(...entries.filter(isNew).map(({ path }) => path))
    }
  }
  return paths
}

const postJson: Post = async (url, body) => {
  const { status } = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  return status
}
