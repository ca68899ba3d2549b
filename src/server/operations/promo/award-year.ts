import type { Database, Db } from '#db/connect.ts'
import { PAGES_CHANGED } from '#db/notifications.ts'
import { getAwardFacts } from '#db/queries/promo/award-facts.ts'
import { getAwardYear, listEntries, replaceAwardYear, updatePublishedAwardYear } from '#db/queries/promo/awards.ts'
import { NOMINATIONS } from '#domain/promo/nominations.ts'
import { rankNomination } from '#domain/promo/rank-nomination.ts'
import { moscowYearBounds } from '#domain/time/dates.ts'

/** The year cannot be computed or published; `reason` says why. */
export class AwardYearError extends Error {
  readonly reason: 'published' | 'not-computed' | 'not-over' | 'no-winners'

  constructor(reason: AwardYearError['reason'], year: number) {
    super(`The award of ${year} is refused: ${reason}`)
    this.reason = reason
  }
}

export interface ComputedAward {
  /** Nominations with a winner. */
  won: number
  nominations: number
}

/** Computes every nomination of the year and stores it; until it is published, nobody sees it. */
export async function computeAward(db: Db, year: number, now: Date): Promise<ComputedAward> {
  const bounds = moscowYearBounds(year)
  if (bounds.to > now) throw new AwardYearError('not-over', year)
  const known = await getAwardYear(db, year)
  if (known?.published_at) throw new AwardYearError('published', year)
  const facts = await getAwardFacts(db, year, bounds)
  const ranked = NOMINATIONS.map(nomination => ({ nomination, ...rankNomination(nomination, facts) }))
  await db.transaction().execute(transaction =>
    replaceAwardYear(transaction, {
      year,
      at: now,
      nominations: ranked.map(({ nomination, participants, absence }, index) => {
        const { slug, measure, title, rule, whom, tie } = nomination
        return { year, nomination: slug, position: index + 1, measure, title, rule, whom, tie, participants, absence }
      }),
      entries: ranked.flatMap(({ nomination, entries }) =>
        entries.map(({ agencyId, projectId, value, basis }, index) => ({
          year,
          nomination: nomination.slug,
          place: index + 1,
          agency_id: agencyId,
          project_id: projectId,
          value,
          basis: JSON.stringify(basis),
        })),
      ),
    }),
  )
  return { won: ranked.filter(({ entries }) => entries.length > 0).length, nominations: ranked.length }
}

/** Refuses a year that must not be published: a published year never changes. */
export async function checkPublishable(db: Db, year: number): Promise<void> {
  const known = await getAwardYear(db, year)
  if (!known) throw new AwardYearError('not-computed', year)
  if (known.published_at) throw new AwardYearError('published', year)
  if ((await listEntries(db, year, 1)).length === 0) throw new AwardYearError('no-winners', year)
}

/** Opens the year to everyone and freezes it. Pages of winners and of the award change. */
export async function publishAward(database: Database, year: number, now: Date): Promise<void> {
  await database.kysely.transaction().execute(async transaction => {
    await checkPublishable(transaction, year)
    await updatePublishedAwardYear(transaction, year, now)
    await database.notify(PAGES_CHANGED, '*', transaction)
  })
}
