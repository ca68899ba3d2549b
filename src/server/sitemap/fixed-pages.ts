import { listInterviews } from '#db/queries/people/interviews.ts'
import { getAwardDate } from '#db/queries/promo/awards.ts'
import { href, matchPath, PATH_NAMES, type PathName } from '#domain/paths/paths.ts'
import { localApi } from '../api/local-api.ts'
import { headOf } from '../calls/heads.ts'
import type { Context } from '../context.ts'
import { openEdition } from '../shapes/open-ratings.ts'
import { latest, type SitemapEntry } from './sitemap-kind.ts'

type DateOf = (context: Context) => Promise<Date | null>

/** Pages of one address each, unless there is nothing on them yet. */
export async function siteEntries(context: Context): Promise<SitemapEntry[]> {
  const listed = PATH_NAMES.filter(name => context.pages[name].sitemap === 'pages')
  const entries = await Promise.all(
    listed.map(async name => {
      const path = href(name, {} as never)
      const { isEmpty } = await headOf(matchPath(path), context, new URLSearchParams())
      return isEmpty ? [] : [{ path, changedAt: (await DATES[name]?.(context)) ?? null }]
    }),
  )
  return entries.flat()
}

const textsDate =
  (name: 'about' | 'rules' | 'privacy' | 'consent'): DateOf =>
  async context => {
    const { texts } = await localApi(context)('about-page', { path: href(name) })
    return latest(texts.map(({ updated_at }) => new Date(updated_at)))
  }

const ratingDate: DateOf = async context =>
  (await openEdition(context, 'digital-agencies', undefined))?.edition.computed_at ?? null

const awardDate: DateOf = ({ database }) => getAwardDate(database.reader)

/** Pages whose date of change follows from the data. */
const DATES: Partial<Record<PathName, DateOf>> = {
  main: ratingDate,
  wall: ratingDate,
  promo: awardDate,
  'promo-awards': awardDate,
  'promo-best-works': awardDate,
  interviews: async ({ database }) => {
    const [newest] = await listInterviews(database.reader, { agencyId: null, after: null, limit: 1 })
    return newest?.published_at ?? null
  },
  about: textsDate('about'),
  rules: textsDate('rules'),
  privacy: textsDate('privacy'),
  consent: textsDate('consent'),
}
