import type { readingCalls } from '#contract/calls/reading.ts'
import type { Handlers } from '#contract/define.ts'
import { listLatestNews } from '#db/queries/reading/reading.ts'
import type { Context } from '../../context.ts'

export const readingHandlers: Handlers<typeof readingCalls, Context> = {
  'news-main': (_, { memo, database }) =>
    memo.remember('news-main', async () => ({
      news: (await listLatestNews(database.kysely, 4)).map(({ published_at, ...news }) => ({
        ...news,
        published_at: published_at.toISOString(),
      })),
    })),
}
