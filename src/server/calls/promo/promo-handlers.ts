import type { promoCalls, ServiceResponse } from '#contract/calls/promo.ts'
import type { Handlers } from '#contract/define.ts'
import { getAwardYear } from '#db/queries/promo/awards.ts'
import { listServiceResponses, type ServiceResponseRow } from '#db/queries/promo/service-responses.ts'
import { href } from '#domain/paths/paths.ts'
import { moscowYearBounds } from '#domain/time/dates.ts'
import type { Context } from '../../context.ts'
import { sendAboutAward } from '../../operations/promo/send-about-award.ts'
import { awardOf, awardYears, chosenYear, inGroups, juryOf } from './award-shape.ts'
import { bestWorks } from './best-works.ts'
import { oneAward } from './one-award.ts'

const LATEST = 3
const ALL = 100

export const promoHandlers: Handlers<typeof promoCalls, Context> = {
  'promo-page': async ({ year: asked }, context) => {
    const year = await chosenYear(asked, context)
    const responses = await listServiceResponses(context.database.kysely, 'award', { limit: LATEST })
    return {
      year,
      years: await yearLinks(context),
      groups:
        year === null
          ? []
          : inGroups(await awardOf(year, context), ({ measure: _, entries, ...nomination }) => ({
              ...nomination,
              winner: entries[0] ?? null,
            })),
      jury: year === null ? [] : (await juryOf(year, context)).jurors,
      responses: responses.map(responseShape),
    }
  },

  'promo-page-awards': async ({ year: asked }, context) => {
    const year = await chosenYear(asked, context)
    const years = await yearLinks(context)
    if (year === null) return { year, years, published_at: null, groups: [] }
    const known = await getAwardYear(context.database.kysely, year)
    return {
      year,
      years,
      published_at: known?.published_at?.toISOString() ?? null,
      groups: inGroups(await awardOf(year, context), ({ measure: _, ...nomination }) => nomination),
    }
  },

  'promo-page-best-works': ({ year }, context) => bestWorks(year, context),

  'promo-page-responses': async ({ year }, { database }) => {
    const within = year === undefined ? null : moscowYearBounds(year)
    const responses = await listServiceResponses(database.kysely, 'award', { limit: ALL, within })
    return { responses: responses.map(responseShape) }
  },

  'promo-award': oneAward,

  'promo-page-send-feedback': sendAboutAward,

  'responses-about-workspace': (_, { database, memo }) =>
    memo.remember('responses-about-workspace', async () => {
      const responses = await listServiceResponses(database.kysely, 'tender', { limit: ALL })
      return { responses: responses.map(responseShape) }
    }),
}

const yearLinks = async (context: Context) =>
  (await awardYears(context)).map(year => ({ year, path: href('promo-awards-year', { year }) }))

const responseShape = ({ id, author, signature, body, published_at }: ServiceResponseRow): ServiceResponse => ({
  id,
  author,
  signature,
  text: body,
  published_at: published_at.toISOString(),
})
