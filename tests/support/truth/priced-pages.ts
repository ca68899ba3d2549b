import { expect } from 'vitest'
import { sliceKey } from '#ranking/slices.ts'
import { AGENCY_RATINGS, ratingHome } from '#server/shapes/open-ratings.ts'
import type { TestApp } from '../site/test-app.ts'

/** The generated agencies hardly contradict themselves. */
export async function askTwiceThePaid({ context }: TestApp): Promise<void> {
  const { pool } = context.database
  for (const type of AGENCY_RATINGS) {
    await pool.query(
      `with asked as (
         update entry set price_from = 2 * budget_quartiles[2] from edition
         where edition.id = edition_id and year is null and type = $1 and budget_quartiles is not null and agency_id % 4 = 0
         returning agency_id, slice, price_from
       ), own as (
         update agency_service set price_from = asked.price_from from asked
         where agency_service.agency_id = asked.agency_id and service = $2 and slice = $3
         returning agency_service.agency_id, agency_service.price_from, share
       )
       update agency set price_from = own.price_from from own
       where agency.id = own.agency_id
         and share = (select max(share) from agency_service each where each.agency_id = own.agency_id)`,
      [type.slug, type.service, sliceKey(ratingHome(type))],
    )
  }
}

export const plain = (text: string): string => text.replace(/\s/g, ' ')

/** The text of a page, as it is read. */
export async function textOf({ app }: TestApp, url: string): Promise<string> {
  const { body, statusCode } = await app.inject({ url })
  expect(statusCode, url).toBe(200)
  return plain(body.replace(/<script.*?<\/script>/gs, ' ').replace(/<[^>]+>/g, ' '))
}
