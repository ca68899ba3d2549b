import { getSetting } from '#db/queries/menu/settings.ts'
import { listAwardYears } from '#db/queries/promo/awards.ts'
import { moscowYear } from '#domain/time/dates.ts'
import { ARCHIVE_YEARS } from '#domain/vocabulary/editions.ts'
import { RATING_TYPES } from '#domain/vocabulary/rating-types.ts'
import { writeExpertVotes } from '#seed/expert-votes.ts'
import { writeJuryVotes } from '#seed/jury-votes.ts'
import type { SeedSetting } from '#seed/market.ts'
import { writeServiceResponses } from '#seed/service-responses.ts'
import { writeCountHistory } from '#seed/write-count-history.ts'
import { computeAward, publishAward } from '#server/operations/promo/award-year.ts'
import { publishEditions, recomputeRatings } from '#server/operations/recompute-ratings.ts'
import type { CommandContext } from './command.ts'

/** With the current one they make the year a rating row shows. */
const PAST_MONTHS = 12

type Parts = Pick<CommandContext, 'database' | 'now' | 'progress'>

/** Publishes only what is missing, so that an interrupted run resumes where it stopped. */
export async function publishRatings(context: Parts): Promise<boolean> {
  const known = await listEditions(context)
  const hasPublished = await publishArchive(context, known)
  const hasRecomputed = await recomputeMissing(context, known)
  const hasVoted = await voteOnce(context)
  const hasCounted = await countOnce(context)
  const hasAwarded = await awardOnce(context)
  return hasPublished || hasRecomputed || hasVoted || hasCounted || hasAwarded
}

/** The last second of the year in Moscow. */
export const endOfYear = (year: number): Date => new Date(Date.UTC(year, 11, 31, 20, 59, 59))

const editionKey = (type: string, year: number | null): string => `${type}/${year ?? ''}`

/**
 * Frozen and current editions. An archive edition that was never frozen is published again; a current one of a release
 * that recorded no places by month is computed again.
 */
async function listEditions({ database }: Parts): Promise<Set<string>> {
  const { rows } = await database.pool.query<{ type: string; year: number | null }>(
    `select type, year from edition where frozen_at is not null or year is null and not exists
      (select from entry where edition_id = edition.id and month_places is null)`,
  )
  return new Set(rows.map(({ type, year }) => editionKey(type, year)))
}

async function publishArchive({ database, progress }: Parts, known: ReadonlySet<string>): Promise<boolean> {
  const missing = ARCHIVE_YEARS.flatMap(year =>
    RATING_TYPES.filter(({ slug }) => !known.has(editionKey(slug, year))).map(({ slug }) => ({ year, type: slug })),
  )
  if (missing.length === 0) return false
  progress.start('Выпуски прошлых лет')
  let done = 0
  for (const [year, editions] of Map.groupBy(missing, ({ year }) => year)) {
    const onProgress = () => {
      done += 1
      progress.update(done, missing.length)
    }
    const types = editions.map(({ type }) => type)
    await publishEditions(database.kysely, { types, year, asOf: endOfYear(year), onProgress })
  }
  progress.finish()
  return true
}

async function recomputeMissing({ database, now, progress }: Parts, known: ReadonlySet<string>): Promise<boolean> {
  const types = RATING_TYPES.map(({ slug }) => slug).filter(slug => !known.has(editionKey(slug, null)))
  if (types.length === 0) return false
  let done = 0
  progress.start('Текущие рейтинги')
  const onProgress = () => {
    done += 1
    progress.update(done, types.length)
  }
  // A fictional market has a past that nobody could record.
  const isFictional = (await getSetting<SeedSetting>(database.kysely, 'seed')) !== null
  await recomputeRatings(database.kysely, { types, now, pastMonths: isFictional ? PAST_MONTHS : 0, onProgress })
  progress.finish()
  return true
}

/** Only a fictional market has fictional experts. */
async function voteOnce({ database, progress }: Parts): Promise<boolean> {
  const seeded = await getSetting<SeedSetting>(database.kysely, 'seed')
  const { rows } = await database.pool.query<{ voted: boolean }>('select exists (select from expert_vote) as voted')
  if (!seeded || rows[0]?.voted) return false
  progress.start('Голоса экспертов')
  await writeExpertVotes(database.pool, seeded.seed)
  progress.finish()
  return true
}

/** After the ratings: counts are of slices that have participants. */
async function countOnce({ database, progress }: Parts): Promise<boolean> {
  const seeded = await getSetting<SeedSetting>(database.kysely, 'seed')
  const { rows } = await database.pool.query<{ counted: boolean }>(
    `select exists (select from tally where kind = 'rating') as counted`,
  )
  if (!seeded || rows[0]?.counted) return false
  progress.start('История спроса')
  await writeCountHistory(database.pool, seeded)
  progress.finish()
  return true
}

/** After the ratings, whose yearly editions the award compares. Only a fictional market has a fictional jury. */
async function awardOnce({ database, now, progress }: Parts): Promise<boolean> {
  const seeded = await getSetting<SeedSetting>(database.kysely, 'seed')
  const known = await listAwardYears(database.kysely)
  const [first] = ARCHIVE_YEARS
  const past = Array.from({ length: moscowYear(now) - first }, (_, index) => first + index)
  const missing = past.filter(year => !known.includes(year))
  if (!seeded || missing.length === 0) return false
  progress.start('Премия')
  for (const [index, year] of missing.entries()) {
    const at = new Date(Math.min(now.getTime(), Date.UTC(year + 1, AWARD_MONTH, 1, 9)))
    await writeJuryVotes(database.pool, seeded.seed, year)
    await computeAward(database.kysely, year, at)
    await publishAward(database, year, at)
    progress.update(index + 1, missing.length)
  }
  await writeServiceResponses(database.pool, seeded.seed, now)
  progress.finish()
  return true
}

/** Fictional awards are published in February. */
const AWARD_MONTH = 1

/** The embedded database has no autovacuum: without this, search after a bulk load is up to 30 times slower. */
export async function tidyUp({ database, progress }: Parts): Promise<void> {
  progress.start('Статистика для запросов')
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
