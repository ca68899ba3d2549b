import { getSetting } from '#db/queries/menu/settings.ts'
import { listAwardYears } from '#db/queries/promo/awards.ts'
import { listClosedEditions } from '#db/queries/rating/editions.ts'
import { moscowYear } from '#domain/time/dates.ts'
import { RATING_TYPES } from '#domain/vocabulary/rating-types.ts'
import { METHODOLOGIES } from '#ranking/methodology.ts'
import { writeExpertVotes } from '#seed/expert-votes.ts'
import { writeJuryVotes } from '#seed/jury-votes.ts'
import type { SeedSetting } from '#seed/market.ts'
import { writeServiceResponses } from '#seed/service-responses.ts'
import { writeCountHistory } from '#seed/write-count-history.ts'
import { computeAward, publishAward } from '#server/operations/promo/award-year.ts'
import { endOfYear, publishEditions } from '#server/operations/publish-editions.ts'
import { recomputeRatings } from '#server/operations/recompute-ratings.ts'
import type { CommandContext } from './command.ts'
import { PREPARE_TITLES } from './prepare-steps.ts'

/** With the current one they make the year a rating row shows. */
const PAST_MONTHS = 12

type Parts = Pick<CommandContext, 'database' | 'now' | 'progress'>

/** Publishes only what is missing, so that an interrupted run resumes where it stopped. */
export async function publishRatings(context: Parts): Promise<boolean> {
  const seeded = await getSetting<SeedSetting>(context.database.kysely, 'seed')
  // Only a fictional market has a past that nobody has recorded; a real one gets only what is computed from now on.
  const hasPublished = seeded !== null && (await publishPast(context))
  const hasRecomputed = await recomputeMissing(context, seeded !== null)
  const hasFilled = seeded !== null && (await fillPast(context, seeded))
  return hasPublished || hasRecomputed || hasFilled
}

async function fillPast(context: Parts, seeded: SeedSetting): Promise<boolean> {
  const hasVoted = await voteOnce(context, seeded)
  const hasCounted = await countOnce(context, seeded)
  const hasAwarded = await awardOnce(context, seeded)
  return hasVoted || hasCounted || hasAwarded
}

/** From the year of the first methodology to the last one that is over. */
function pastYears(now: Date): number[] {
  const first = Number(METHODOLOGIES[0].publishedAt.slice(0, 4))
  return Array.from({ length: moscowYear(now) - first }, (_, index) => first + index)
}

/**
 * Closes every past year of the fictional market as if that had been done when it ended. A rating without rows in a
 * year has no edition, so what is missing is what follows the last edition there is.
 */
async function publishPast({ database, now, progress }: Parts): Promise<boolean> {
  const closed = await listClosedEditions(database.kysely)
  const all = pastYears(now).flatMap(year =>
    RATING_TYPES.map(({ slug: type }) => ({ type, year, at: endOfYear(year) })),
  )
  const isClosed = (edition: { type: string; year: number }) =>
    closed.some(({ type, year }) => type === edition.type && year === edition.year)
  const missing = all.slice(all.findLastIndex(isClosed) + 1)
  if (missing.length === 0) return false
  progress.start(PREPARE_TITLES.closed)
  let done = 0
  const onProgress = () => {
    done += 1
    progress.update(done, missing.length)
  }
  const published = await publishEditions(database, missing, { onProgress })
  progress.finish()
  return published.some(({ sha256 }) => sha256 !== null)
}

/** A current edition of a release that recorded no places by month is computed again. */
async function listComputedTypes({ database }: Parts): Promise<string[]> {
  const { rows } = await database.pool.query<{ type: string }>(
    `select type from edition where year is null and not exists
      (select from entry where edition_id = edition.id and month_places is null)`,
  )
  return rows.map(({ type }) => type)
}

async function recomputeMissing(context: Parts, isFictional: boolean): Promise<boolean> {
  const { database, now, progress } = context
  const computed = await listComputedTypes(context)
  const types = RATING_TYPES.map(({ slug }) => slug).filter(slug => !computed.includes(slug))
  if (types.length === 0) return false
  let done = 0
  progress.start(PREPARE_TITLES.current)
  const onProgress = () => {
    done += 1
    progress.update(done, types.length)
  }
  await recomputeRatings(database.kysely, { types, now, pastMonths: isFictional ? PAST_MONTHS : 0, onProgress })
  progress.finish()
  return true
}

async function voteOnce({ database, progress }: Parts, { seed }: SeedSetting): Promise<boolean> {
  const { rows } = await database.pool.query<{ voted: boolean }>('select exists (select from expert_vote) as voted')
  if (rows[0]?.voted) return false
  progress.start(PREPARE_TITLES.votes)
  await writeExpertVotes(database.pool, seed)
  progress.finish()
  return true
}

/** After the ratings: counts are of slices that have participants. */
async function countOnce({ database, progress }: Parts, seeded: SeedSetting): Promise<boolean> {
  const { rows } = await database.pool.query<{ counted: boolean }>(
    `select exists (select from tally where kind = 'rating') as counted`,
  )
  if (rows[0]?.counted) return false
  progress.start(PREPARE_TITLES.counts)
  await writeCountHistory(database.pool, seeded)
  progress.finish()
  return true
}

/**
 * After the ratings, whose yearly editions the award compares: it is given since the first of them. A year without a
 * winner has no award, so what is missing is what follows the last one.
 */
async function awardOnce({ database, now, progress }: Parts, { seed }: SeedSetting): Promise<boolean> {
  const [last = 0] = await listAwardYears(database.kysely)
  const [first] = await listClosedEditions(database.kysely)
  const missing = first ? pastYears(now).filter(year => year >= first.year && year > last) : []
  if (missing.length === 0) return false
  progress.start(PREPARE_TITLES.award)
  for (const [index, year] of missing.entries()) {
    const at = new Date(Math.min(now.getTime(), Date.UTC(year + 1, AWARD_MONTH, 1, 9)))
    await writeJuryVotes(database.pool, seed, year)
    const { won } = await computeAward(database.kysely, year, at)
    if (won > 0) await publishAward(database, year, at)
    progress.update(index + 1, missing.length)
  }
  const [latest = 0] = await listAwardYears(database.kysely)
  if (latest > last) await writeServiceResponses(database.pool, now)
  progress.finish()
  return latest > last
}

/** Fictional awards are published in February. */
const AWARD_MONTH = 1

/** The embedded database has no autovacuum: without this, search after a bulk load is up to 30 times slower. */
export async function tidyUp({ database, progress }: Parts): Promise<void> {
  progress.start(PREPARE_TITLES.tidy)
  await database.pool.query('vacuum analyze')
  progress.finish()
}

/** Never analysed since it was filled: a run was interrupted before its last step. */
export async function isUntidy({ database }: Parts): Promise<boolean> {
  const { rows } = await database.pool.query<{ untidy: boolean }>(
    `select reltuples < 0 as untidy from pg_class where oid = 'entry'::regclass`,
  )
  return rows[0]?.untidy === true
}
