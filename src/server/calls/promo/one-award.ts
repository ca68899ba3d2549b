import type { Answer, Params } from '#contract/index.ts'
import { getAwardYear } from '#db/queries/promo/awards.ts'
import { href } from '#domain/paths/paths.ts'
import { BADGE_SIZE, badgeAddress, badgeAlt, badgeCode } from '#domain/promo/badge.ts'
import type { Context } from '../../context.ts'
import { notFound } from '../../shapes/not-found.ts'
import { awardOf, awardYears } from './award-shape.ts'

type Award = Answer<'promo-award'>

/** The check page of a badge; null unless the year is published and somebody won. */
export async function findAward(asked: Params<'promo-award'>, context: Context): Promise<Award | null> {
  const { year, nomination: slug } = asked
  if (!(await awardYears(context)).includes(year)) return null
  const known = (await awardOf(year, context)).find(nomination => nomination.slug === slug)
  const [winner] = known?.entries ?? []
  const published = (await getAwardYear(context.database.kysely, year))?.published_at
  if (!known || !winner || !published) return null
  const { measure: _, entries, ...nomination } = known
  const { siteName, siteUrl } = context.config
  const svg = badgeAddress(year, slug)
  const alt = badgeAlt({ siteName, year, title: nomination.title, agency: winner.agency.name })
  const page = siteUrl + href('promo-award', { year, nomination: slug })
  return {
    year,
    published_at: published.toISOString(),
    nomination,
    winner,
    entries,
    badge: {
      svg,
      png: badgeAddress(year, slug, 'png'),
      ...BADGE_SIZE,
      alt,
      code: badgeCode({ page, picture: siteUrl + svg, alt }),
    },
  }
}

export const oneAward = async (asked: Params<'promo-award'>, context: Context): Promise<Award> =>
  (await findAward(asked, context)) ?? notFound('award')
