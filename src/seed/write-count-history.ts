import type pg from 'pg'
import { copyField, copyIn, copyLine } from '#db/copy-in.ts'
import { MIN_PARTICIPANTS } from '#domain/rating/min-participants.ts'
import { adHistory, type CountedAd } from './history/ad-history.ts'
import { type CountRow, countHistory } from './history/count-history.ts'
import { startOfDay } from './market/calendar.ts'
import type { SeedSetting } from './market.ts'

// Enough for a demonstration: nobody waits for rows that no page shows.
const AGENCIES = 200
const CASES = 300
const BATCH = 5_000

/** The counts of two years before the market was made: a fictional market has a past that nobody counted. */
export async function writeCountHistory(pool: pg.Pool, { seed, date }: SeedSetting): Promise<number> {
  const slices = await pool.query<{ type: string; slice: string; participants: number }>(
    `select edition.type, slice_size.slice, slice_size.participants
       from slice_size join edition on edition.id = slice_size.edition_id
      where edition.year is null and slice_size.tier = '' and slice_size.participants >= $1
      order by edition.type, slice_size.slice`,
    [MIN_PARTICIPANTS],
  )
  const agencies = await pool.query<{ slug: string; name: string; weight: number }>(
    `select slug, name, reviews_count + projects_count + 3 as weight from agency
      order by weight desc, slug limit $1`,
    [AGENCIES],
  )
  const cases = await pool.query<{ id: number; published_at: Date }>(
    'select id, published_at from case_study order by published_at desc, id desc limit $1',
    [CASES],
  )
  const ads = await pool.query<CountedAd>(
    'select erid, slot, rating_type, starts_on::text, ends_on::text from ad_placement where erid is not null order by id',
  )
  const today = startOfDay(new Date(date))
  const market = countHistory({
    slices: slices.rows,
    agencies: agencies.rows,
    cases: cases.rows.map(({ id, published_at }) => ({ id, publishedAt: published_at.getTime() })),
    today,
    seed,
  })
  const rows = joined(market, adHistory(ads.rows, { today, seed }))
  const client = await pool.connect()
  let written = 0
  try {
    await client.query('begin')
    for (const batch of inBatches(rows)) {
      await insertCounts(client, batch)
      written += batch.length
    }
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
  return written
}

function* joined(...histories: readonly Generator<CountRow>[]): Generator<CountRow> {
  for (const history of histories) yield* history
}

function* inBatches(rows: Generator<CountRow>): Generator<CountRow[]> {
  let batch: CountRow[] = []
  for (const row of rows) {
    batch.push(row)
    if (batch.length < BATCH) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

const COLUMNS = ['day', 'kind', 'subject', 'type', 'region', 'device', 'hits'] as const satisfies (keyof CountRow)[]

async function insertCounts(client: pg.PoolClient, rows: readonly CountRow[]): Promise<void> {
  const text = rows.map(row => copyLine(COLUMNS.map(column => copyField(row[column])))).join('')
  await copyIn(client, { table: 'tally', columns: COLUMNS, lines: new TextEncoder().encode(text) })
}
