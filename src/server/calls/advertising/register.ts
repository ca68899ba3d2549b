import type { RegisterRow } from '#contract/calls/advertising.ts'
import type { Answer } from '#contract/index.ts'
import {
  countRegister,
  getFirstCountedDay,
  getRegistered,
  listAdDays,
  listRegister,
  type RegisterRow as StoredRow,
} from '#db/queries/advertising/register.ts'
import { moscowDay } from '#domain/time/dates.ts'
import type { Context } from '../../context.ts'
import { notFound } from '../../shapes/not-found.ts'
import { shownAd } from './past-sponsors.ts'

const PAGE = 50

/** Every ad ever shown, the latest first. */
export async function register(page: number, context: Context): Promise<Answer<'advertising-register'>> {
  const { kysely } = context.database
  const today = moscowDay(context.now())
  const total = await countRegister(kysely, today)
  const last = Math.max(1, Math.ceil(total / PAGE))
  if (page > last) return notFound('register-page')
  const [rows, counted] = await Promise.all([
    listRegister(kysely, today, { limit: PAGE, offset: (page - 1) * PAGE }),
    getFirstCountedDay(kysely),
  ])
  return {
    rows: rows.map(row => registerRow(row, { today, counted })),
    total,
    current_page: page,
    last_page: last,
  }
}

export async function registerDays(id: number, context: Context): Promise<Answer<'advertising-register-days'>> {
  const { kysely } = context.database
  const today = moscowDay(context.now())
  const row = (await getRegistered(kysely, today, id)) ?? notFound('ad')
  const [days, counted] = await Promise.all([listAdDays(kysely, [row.erid]), getFirstCountedDay(kysely)])
  const sum = (key: 'views' | 'clicks') => days.reduce((total, day) => total + day[key], 0)
  return {
    ad: registerRow({ ...row, views: sum('views'), clicks: sum('clicks') }, { today, counted }),
    days: days.map(({ day, views, clicks }) => ({ day, views, clicks })),
  }
}

function registerRow(row: StoredRow, { today, counted }: { today: string; counted: string | null }): RegisterRow {
  const { name, advertiser, inn, erid, views, clicks } = row
  // Shown before the counter existed: nobody knows how often.
  const isCounted = counted !== null && row.ends_on >= counted
  return {
    ...shownAd(row),
    sponsor: name,
    advertiser,
    inn,
    erid,
    is_running: row.ends_on >= today,
    views: isCounted ? views : null,
    clicks: isCounted ? clicks : null,
    held: { views: row.held_views, clicks: row.held_clicks },
  }
}
