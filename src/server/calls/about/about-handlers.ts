import type { aboutCalls } from '#contract/calls/about.ts'
import type { Handlers } from '#contract/define.ts'
import { listNotices, listTeam, listTextsBy } from '#db/queries/about/about.ts'
import { type ArticleKind, articlePath } from '#domain/content/article.ts'
import { PLAN_STATES } from '#domain/content/plan-states.ts'
import { moscowDay } from '#domain/time/dates.ts'
import type { Context } from '../../context.ts'
import { paragraphLines } from '../../shapes/paragraph-lines.ts'
import { personCard } from '../../shapes/person-card.ts'
import { paragraphsOf, pressPage } from './press-page.ts'
import { reviewChecks } from './review-checks.ts'

const LATEST = 3

export const aboutHandlers: Handlers<typeof aboutCalls, Context> = {
  'about-plans': async (_, { database, now }) => {
    const rows = await listNotices(database.kysely, 'plan')
    const today = moscowDay(now())
    return {
      today,
      states: PLAN_STATES.map(({ slug: state, title }) => {
        const plans = rows
          .filter(({ category }) => category === state)
          .map(row => {
            const date = moscowDay(row.published_at)
            const isLate = state !== 'done' && date < today
            return { slug: row.slug, title: row.title, text: paragraphsOf(row), date, is_late: isLate }
          })
        // Open plans start with the soonest, finished ones with the latest.
        return { state, title, plans: state === 'done' ? plans : plans.toReversed() }
      }).filter(({ plans }) => plans.length > 0),
    }
  },

  'about-team': async (_, { database, now }) => {
    const people = await listTeam(database.kysely)
    const texts = await listTextsBy(
      database.kysely,
      people.map(({ slug }) => slug),
    )
    return {
      today: moscowDay(now()),
      team: people.map(({ about, since, ...person }) => {
        const own = texts.filter(({ author }) => author === person.slug)
        return {
          ...personCard(person),
          since: moscowDay(since),
          text: paragraphLines(about),
          written: own.map(({ published_at }) => moscowDay(published_at)),
          latest: own.slice(0, LATEST).map(({ kind, slug, title, published_at }) => ({
            title,
            path: articlePath(kind as ArticleKind, slug),
            published_at: moscowDay(published_at),
          })),
        }
      }),
    }
  },

  'review-checks': (_, context) => context.memo.remember('review-checks', () => reviewChecks(context)),

  'press-page': (_, context) => context.memo.remember('press-page', () => pressPage(context)),
}
