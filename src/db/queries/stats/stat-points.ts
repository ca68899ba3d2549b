import { sql } from 'kysely'
import type { Db } from '../../connect.ts'
import type { StatSeries } from '../../tables.generated.ts'
import type { StoredChart } from './chart-series.ts'

export interface PointQuery {
  chart: StoredChart
  /** Undefined for every one. */
  regions: readonly string[] | undefined
  ratings: readonly string[] | undefined
  devices: readonly string[]
  /** Both included; undefined for the whole history. */
  from: string | undefined
  to: string
  /** Figures as they were known then. */
  knownAt?: Date | undefined
}

/** Stored figures of one chart, in a fixed order. */
export async function listStatPoints(db: Db, { chart, regions, ratings, devices, from, to, knownAt }: PointQuery) {
  return db
    .selectFrom(sql<StatSeries>`${knownAt ? pointsAt(knownAt) : sql.table('stat_series')}`.as('stat_series'))
    .select(['region', 'device', 'rating', 'series', 'at', 'value', 'low', 'high', 'sample'])
    .where('chart', '=', chart)
    .where('at', '<=', to)
    .where(sql<boolean>`device = any(${devices}::text[])`)
    .$if(regions !== undefined, query => query.where(sql<boolean>`region = any(${regions}::text[])`))
    .$if(ratings !== undefined, query => query.where(sql<boolean>`rating = any(${ratings}::text[])`))
    .$if(from !== undefined, query => query.where('at', '>=', from ?? ''))
    .orderBy('region')
    .orderBy('rating')
    .orderBy('device')
    .orderBy('series')
    .orderBy('at')
    .execute()
}

const pointsAt = (moment: Date) => sql`(
  select chart, region, device, rating, series, at, value, low, high, sample from stat_series where since <= ${moment}::timestamptz
  union all
  select chart, region, device, rating, series, at, value, low, high, sample from stat_series_past
  where since <= ${moment}::timestamptz and until > ${moment}::timestamptz
)`

export type StatPoint = Awaited<ReturnType<typeof listStatPoints>>[number]

export async function getStatRun(db: Db, chart: StoredChart): Promise<Date | null> {
  const run = await db.selectFrom('stat_run').select('computed_at').where('chart', '=', chart).executeTakeFirst()
  return run?.computed_at ?? null
}

export async function listSystemTitles(db: Db) {
  return db.selectFrom('cms').select(['slug', 'title']).orderBy('slug').execute()
}

/** Since when figures are kept as they were; null before the first run. */
export async function getFiguresStart(db: Db): Promise<Date | null> {
  const first = await db.selectFrom('stat_run').select('since').orderBy('since').limit(1).executeTakeFirst()
  return first?.since ?? null
}
