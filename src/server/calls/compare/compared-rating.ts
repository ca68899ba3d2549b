import type { Link } from '#contract/shapes/link.ts'
import { listComparedSlices } from '#db/queries/compare/compare.ts'
import { buildRatingPath, parseRatingPath, type RatingPath } from '#domain/paths/rating-path.ts'
import { FACTORS } from '#domain/rating/factors.ts'
import { sliceTitle } from '#domain/rating/rating-heading.ts'
import { appPlatformBySlug } from '#domain/vocabulary/app-platforms.ts'
import { RATING_TYPES, ratingTypeBySlug } from '#domain/vocabulary/rating-types.ts'
import { type PriceUnit, serviceBySlug } from '#domain/vocabulary/services.ts'
import { pathOfSlice } from '#ranking/slice-path.ts'
import type { Context } from '../../context.ts'
import { FACTOR_TEXTS, methodologyOf } from '../../shapes/methodology-text.ts'
import { openEdition } from '../../shapes/open-ratings.ts'

export interface ComparedRating {
  path: string
  title: string
  participants: number
  unit: PriceUnit
  factors: { title: string; limit: number }[]
  editionId: number
  slice: string
}

interface Option extends Link {
  type: RatingPath['type']
  slice: string
  agencies: number
  isWhole: boolean
}

/**
 * The rating to compare in: the asked one, otherwise the whole rating that most of the agencies take part in. Offered
 * are whole ratings with at least one of them and types of work that all of them do.
 */
export async function comparedRating(
  ids: readonly number[],
  asked: string | undefined,
  context: Context,
): Promise<{ chosen: ComparedRating | null; ratings: Link[] }> {
  const options = (await listComparedSlices(context.database.kysely, ids)).flatMap(optionOf).toSorted(byOrder)
  const known = options.find(({ path }) => path === currentPath(asked))
  const chosen = known ?? options.filter(({ isWhole }) => isWhole).toSorted((a, b) => b.agencies - a.agencies)[0]
  const offered = options.filter(
    option =>
      option === chosen || option.isWhole || (option.slice.includes('category/') && option.agencies === ids.length),
  )
  return {
    chosen: chosen ? await openRating(chosen, context) : null,
    ratings: offered.map(({ title, path }) => ({ title, path })),
  }
}

/** The current rating or slice of any rating page, without its tier, year and places. */
function currentPath(asked: string | undefined): string | null {
  const path = asked === undefined ? null : parseRatingPath(asked)
  return path && buildRatingPath({ type: path.type, platform: path.platform, slice: path.slice })
}

function optionOf({ type, slice, agencies }: Awaited<ReturnType<typeof listComparedSlices>>[number]): Option[] {
  const path = pathOfSlice(type, slice, '')
  if (!path) return []
  return [{ title: titleOf(path), path: buildRatingPath(path), type: path.type, slice, agencies, isWhole: !path.slice }]
}

/** «Мобильные приложения, iOS», «Диджитал: Интернет-магазины» */
function titleOf({ type, platform, slice }: RatingPath): string {
  const { title, menuTitle } = ratingTypeBySlug(type)
  const device = platform ? `, ${appPlatformBySlug(platform)?.title ?? platform}` : ''
  return slice ? `${menuTitle}${device}: ${sliceTitle(slice)}` : title + device
}

const orderOf = (type: string): number => RATING_TYPES.findIndex(({ slug }) => slug === type)

const byOrder = (a: Option, b: Option): number =>
  orderOf(a.type) - orderOf(b.type) || Number(b.isWhole) - Number(a.isWhole) || (a.title < b.title ? -1 : 1)

async function openRating({ type, slice, path, title }: Option, context: Context): Promise<ComparedRating | null> {
  const open = await openEdition(context, type, undefined)
  if (!open) return null
  const { weights } = methodologyOf(open.edition.methodology)
  return {
    path,
    title,
    participants: open.sizes.get(`${slice}|`)?.participants ?? 0,
    unit: serviceBySlug(ratingTypeBySlug(type).service)?.unit ?? 'project',
    factors: FACTORS.map(factor => ({ title: FACTOR_TEXTS[factor].title, limit: Math.round(weights[factor] * 100) })),
    editionId: open.edition.id,
    slice,
  }
}
