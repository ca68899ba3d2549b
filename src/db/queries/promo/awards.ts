import { type Insertable, sql } from 'kysely'
import type { Db } from '../../connect.ts'
import type { PromoEntry, PromoNomination } from '../../tables.generated.ts'

/** Published years, the latest first. */
export async function listAwardYears(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('promo_year')
    .select('year')
    .where('published_at', 'is not', null)
    .orderBy('year', 'desc')
    .execute()
  return rows.map(({ year }) => year)
}

/** Publication date of the latest award. */
export async function getAwardDate(db: Db): Promise<Date | null> {
  const { at } = await db
    .selectFrom('promo_year')
    .select(({ fn }) => fn.max('published_at').as('at'))
    .executeTakeFirstOrThrow()
  return at
}

/** All years, for the operator. */
export async function listAllAwardYears(db: Db) {
  return db
    .selectFrom('promo_year')
    .select(['year', 'computed_at', 'published_at'])
    .select(eb => [
      eb
        .selectFrom('promo_entry')
        .select(eb.fn.countAll<number>().as('count'))
        .whereRef('promo_entry.year', '=', 'promo_year.year')
        .where('place', '=', 1)
        .as('winners'),
    ])
    .$narrowType<{ winners: number }>()
    .orderBy('year')
    .execute()
}

export async function getAwardYear(db: Db, year: number) {
  const row = await db
    .selectFrom('promo_year')
    .select(['year', 'computed_at', 'published_at'])
    .where('year', '=', year)
    .executeTakeFirst()
  return row ?? null
}

export async function listNominations(db: Db, year: number) {
  return db
    .selectFrom('promo_nomination')
    .select(['nomination', 'measure', 'title', 'rule', 'whom', 'tie', 'participants', 'absence'])
    .where('year', '=', year)
    .orderBy('position')
    .execute()
}

/** Places up to `last`, with the agency and, of the work of the year, the project. */
export async function listEntries(db: Db, year: number, last: number) {
  return db
    .selectFrom('promo_entry')
    .innerJoin('agency', 'agency.id', 'promo_entry.agency_id')
    .leftJoin('project', 'project.id', 'promo_entry.project_id')
    .leftJoin('client_company', 'client_company.id', 'project.client_id')
    .select(['promo_entry.nomination', 'promo_entry.place', 'promo_entry.value'])
    .select(sql<Record<string, number>>`promo_entry.basis`.as('basis'))
    .select(['agency.id', 'agency.name', 'agency.slug', 'agency.logo', 'agency.city'])
    .select(['project.id as project_id', 'project.title as project_title', 'client_company.name as client'])
    .where('promo_entry.year', '=', year)
    .where('promo_entry.place', '<=', last)
    .orderBy('promo_entry.nomination')
    .orderBy('promo_entry.place')
    .execute()
}

export type EntryRow = Awaited<ReturnType<typeof listEntries>>[number]

export interface NewAwardYear {
  year: number
  at: Date
  nominations: Insertable<PromoNomination>[]
  entries: Insertable<PromoEntry>[]
}

/** Replaces what was computed before; a trigger refuses it for a published year. */
export async function replaceAwardYear(db: Db, { year, at, nominations, entries }: NewAwardYear): Promise<void> {
  await db
    .insertInto('promo_year')
    .values({ year, computed_at: at })
    .onConflict(conflict => conflict.column('year').doUpdateSet({ computed_at: at }))
    .execute()
  await db.deleteFrom('promo_nomination').where('year', '=', year).execute()
  await db.insertInto('promo_nomination').values(nominations).execute()
  if (entries.length > 0) await db.insertInto('promo_entry').values(entries).execute()
}

export async function updatePublishedAwardYear(db: Db, year: number, at: Date): Promise<void> {
  await db.updateTable('promo_year').set({ published_at: at }).where('year', '=', year).execute()
}

/** The names on the badge of a published award. */
export async function getWinner(db: Db, year: number, nomination: string) {
  const winner = await selectWins(db)
    .innerJoin('agency', 'agency.id', 'promo_entry.agency_id')
    .clearSelect()
    .select(['promo_nomination.title', 'agency.name as agency'])
    .where('promo_entry.year', '=', year)
    .where('promo_entry.nomination', '=', nomination)
    .executeTakeFirst()
  return winner ?? null
}

/** Wins of an agency in published years: part of its dossier. */
export const selectWins = (db: Db) =>
  db
    .selectFrom('promo_entry')
    .innerJoin('promo_year', 'promo_year.year', 'promo_entry.year')
    .innerJoin('promo_nomination', join =>
      join
        .onRef('promo_nomination.year', '=', 'promo_entry.year')
        .onRef('promo_nomination.nomination', '=', 'promo_entry.nomination'),
    )
    .select(['promo_entry.year', 'promo_entry.nomination', 'promo_entry.value'])
    .select(['promo_nomination.title', 'promo_nomination.measure'])
    .where('promo_entry.place', '=', 1)
    .where('promo_year.published_at', 'is not', null)
    .orderBy('promo_entry.year', 'desc')
    .orderBy('promo_nomination.position')
