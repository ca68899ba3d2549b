import type { readingCalls } from '#contract/calls/reading.ts'
import type { Handlers } from '#contract/define.ts'
import { listLatestNews, listPopularCases } from '#db/queries/reading/reading.ts'
import { serviceBySlug } from '#domain/vocabulary/services.ts'
import type { Context } from '../../context.ts'
import { agencyCard } from '../../shapes/agency-card.ts'
import { projectPath } from '../../shapes/project-shape.ts'

const RECENT_MONTHS = 24
const CASES = 4

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
      cases_list: (await listPopularCases(database.kysely, monthsBefore(now(), RECENT_MONTHS), CASES)).map(row => ({
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

function monthsBefore(date: Date, months: number): Date {
  const earlier = new Date(date)
  earlier.setUTCMonth(earlier.getUTCMonth() - months)
  return earlier
}
