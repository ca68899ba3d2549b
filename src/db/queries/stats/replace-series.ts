import { type RawBuilder, sql } from 'kysely'
import { type ChartId, chartById } from '#domain/stats/charts.ts'
import type { PeriodStep } from '#domain/stats/periods.ts'
import type { Db } from '../../connect.ts'

/** Selects region, device, rating, series, at, value, low, high and sample, in this order. */
export type SeriesSelect = RawBuilder<unknown>

/** Starts of the periods to compute; null for all. */
export type Periods = readonly string[] | null

/** Stands for the period in charts of today. */
export const TODAY = '1970-01-01'

export interface SeriesToWrite {
  chart: ChartId
  periods: Periods
  select: SeriesSelect
  /** Fewer observations are not stored. */
  leastSample: number
  now: Date
}

/** A period is shown when it is over; a chart of today always. */
const PERIOD_OF: Record<PeriodStep, string> = { month: '1 month', quarter: '3 months' }

/**
 * Brings the chart's rows of the periods up to date. What was shown at the end of some day stays in the past. Returns how many
 * were written or removed: 0 if all were right.
 */
export async function replaceSeries(
  db: Db,
  { chart, periods, select, leastSample, now }: SeriesToWrite,
): Promise<number> {
  const step = chartById(chart)?.step
  const length = step ? PERIOD_OF[step] : '0'
  const ofPeriods = periods === null ? sql`` : sql`and old.at = any(${periods}::date[])`
  const { rows } = await sql<{ changed: number }>`
    with computed (region, device, rating, series, at, value, low, high, sample) as (${select}),
    fresh as materialized (select * from computed where sample >= ${leastSample}::int),
    corrected as (
      insert into stat_series_past
        (chart, region, device, rating, series, at, value, low, high, sample, since, until)
      select old.chart, old.region, old.device, old.rating, old.series, old.at, old.value, old.low, old.high, old.sample,
        old.since, ${now}::timestamptz
      from stat_series as old left join fresh
        on fresh.region = old.region and fresh.device = old.device and fresh.rating = old.rating
        and fresh.series = old.series and fresh.at = old.at
      where old.chart = ${chart} ${ofPeriods}
        and (fresh.at is null or (old.value, old.low, old.high, old.sample)
          is distinct from (fresh.value, fresh.low, fresh.high, fresh.sample))
        and (old.at + ${length}::interval)::date <= moscow_day(${now}::timestamptz) and moscow_day(old.since) < moscow_day(${now}::timestamptz)
      on conflict do nothing
    ),
    removed as (
      delete from stat_series as old
      where old.chart = ${chart} ${ofPeriods} and not exists (
        select from fresh
        where fresh.region = old.region and fresh.device = old.device and fresh.rating = old.rating
          and fresh.series = old.series and fresh.at = old.at
      )
      returning 1
    ),
    written as (
      insert into stat_series as old (chart, region, device, rating, series, at, value, low, high, sample, since)
      select ${chart}, region, device, rating, series, at, value, low, high, sample, ${now}::timestamptz from fresh
      on conflict (chart, region, device, rating, series, at) do update
        set value = excluded.value, low = excluded.low, high = excluded.high, sample = excluded.sample,
          since = excluded.since
        where (old.value, old.low, old.high, old.sample)
          is distinct from (excluded.value, excluded.low, excluded.high, excluded.sample)
      returning 1
    )
    select (select count(*) from removed) + (select count(*) from written) as changed
  `.execute(db)
  return Number(rows[0]?.changed ?? 0)
}
