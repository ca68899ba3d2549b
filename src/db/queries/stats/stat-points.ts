import { sql } from 'kysely'
import type { Db } from '../../connect.ts'
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
}

/** Stored figures of one chart, in a fixed order. */
export async function listStatPoints(db: Db, { chart, regions, ratings, devices, from, to }: PointQuery) {
  return db
    .selectFrom('stat_series')
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

export type StatPoint = Awaited<ReturnType<typeof listStatPoints>>[number]

/** When the chart was last brought up to date. */
export async function getStatRun(db: Db, chart: StoredChart): Promise<Date | null> {
  const run = await db.selectFrom('stat_run').select('computed_at').where('chart', '=', chart).executeTakeFirst()
  return run?.computed_at ?? null
}

export async function listSystemTitles(db: Db) {
  return db.selectFrom('cms').select(['slug', 'title']).orderBy('slug').execute()
}
