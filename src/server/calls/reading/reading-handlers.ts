import type { readingCalls } from '#contract/calls/reading.ts'
import type { Handlers } from '#contract/define.ts'
import type { Db } from '#db/connect.ts'
import { listLatestNews, listPopularCases } from '#db/queries/reading/reading.ts'
import { serviceBySlug } from '#domain/vocabulary/services.ts'
import type { Context } from '../../context.ts'
import { measuredResult } from '../../media/drawings/measured-result.ts'
import { agencyCard } from '../../shapes/agency-card.ts'
import { projectPath } from '../../shapes/project-shape.ts'

const RECENT_MONTHS = 24
const CASES = 4
/** Read more, because the cover of some shows no figure: it is drawn from the project's own result. */
const CANDIDATES = 6 * CASES

export const readingHandlers: Handlers<typeof readingCalls, Context> = {
  'news-main': (_, { memo, database }) =>
    memo.remember('news-main', async () => ({
      news: (await listLatestNews(database.kysely, 4)).map(({ published_at, ...news }) => ({
        ...news,
        published_at: published_at.toISOString(),
      })),
    })),

  'cases-popular-list': (_, { memo, database, now }) =>
    memo.remember('cases-popular-list', async () => ({
      cases_list: (await popularCases(database.kysely, now())).map(row => ({
        id: row.id,
        title: row.title,
        result: row.result,
        service: serviceBySlug(row.service)?.title ?? row.service,
        project: {
          id: row.project_id,
          client: row.client,
          path: projectPath({ agency_slug: row.slug, id: row.project_id }),
        },
        agency: agencyCard({ ...row, id: row.agency_id }),
        published_at: row.published_at.toISOString(),
      })),
    })),
}

/** Those whose cover has the figure come first. */
async function popularCases(db: Db, now: Date) {
  const cases = await listPopularCases(db, monthsBefore(now, RECENT_MONTHS), CANDIDATES)
  const hasFigure = ({ project_result }: (typeof cases)[number]) =>
    project_result !== null && measuredResult(project_result) !== null
  return [...cases.filter(hasFigure), ...cases.filter(row => !hasFigure(row))].slice(0, CASES)
}

function monthsBefore(date: Date, months: number): Date {
  const earlier = new Date(date)
  earlier.setUTCMonth(earlier.getUTCMonth() - months)
  return earlier
}
