import type { Answer } from '#contract/index.ts'
import type { NativeCard } from '#contract/shapes/rating.ts'
import { listRatingPlacements } from '#db/queries/rating/sponsors.ts'
import { ROTATED_SPONSOR_IDS } from '#domain/rating/sponsor-rotation.ts'
import { moscowDay } from '#domain/time/dates.ts'
import type { RatingTypeSlug } from '#domain/vocabulary/rating-types.ts'
import type { Context, Log } from '../../context.ts'

type Sponsors = Answer<'rating-page-sponsors'>
type PlacementRow = Awaited<ReturnType<typeof listRatingPlacements>>[number]
type Placement = PlacementRow & { erid: string }

const DAY_MS = 86_400_000
const WEB_ADDRESS = /^https?:\/\//

/** Today's sponsors of this rating. Never numbered: places are not for sale. */
export function ratingSponsors(type: RatingTypeSlug, context: Context): Promise<Sponsors> {
  const day = moscowDay(context.now())
  return context.memo.remember(`sponsors:${type}:${day}`, async () => {
    const rows = await listRatingPlacements(context.database.kysely, type, day)
    const placements = rows.filter((row): row is Placement => isMarked(row, context.log))
    const cards = (slot: string) => {
      const own = placements.filter(placement => placement.slot === slot)
      return own.length > 0 ? { [type]: own.map(nativeCard) } : {}
    }
    const generals = placements.filter(({ slot }) => slot === 'general')
    return {
      general_sponsor: generalSponsor(generals, type, day),
      mini_native_card: cards('mini_native_card'),
      wide_native_card: cards('wide_native_card'),
      rotation: rotationOf(generals).map(({ sponsor_id }) => sponsor_id),
    }
  })
}

/** Law 38-ФЗ, art. 18.1: an ad without advertiser, ИНН and erid is not shown; the log tells the operator why. */
function isMarked({ id, slot, advertiser, inn, erid, link }: PlacementRow, log: Log): boolean {
  const required = { advertiser, inn, erid, link: WEB_ADDRESS.test(link) && URL.canParse(link) ? link : null }
  const missing = Object.entries(required).flatMap(([field, value]) => (value?.trim() ? [] : field))
  if (missing.length > 0) log.warn({ placement: id, slot, missing }, 'An ad without its full mark is not shown')
  return missing.length === 0
}

/** A sponsor of this very rating takes precedence over site-wide ones, which rotate daily. */
function generalSponsor(generals: readonly Placement[], type: string, day: string): Sponsors['general_sponsor'] {
  const rotation = rotationOf(generals)
  const turn = rotation[(Date.parse(day) / DAY_MS) % rotation.length]
  const placement = generals.find(({ rating_type }) => rating_type === type) ?? turn ?? generals[0]
  if (!placement) return null
  const isRotated = rotation.includes(placement)
  return {
    id: placement.sponsor_id,
    image: placement.image,
    link: markedLink(placement),
    name: placement.name,
    fixYaGoals: isRotated,
    fixGaPageView: isRotated,
    native_card_left: placement.attributes[0] ?? null,
    native_card: placement.title,
    ad: adMark(placement),
  }
}

function rotationOf(generals: readonly Placement[]): Placement[] {
  return ROTATED_SPONSOR_IDS.flatMap(
    id => generals.find(({ sponsor_id, rating_type }) => sponsor_id === id && rating_type === null) ?? [],
  )
}

function nativeCard(placement: Placement): NativeCard {
  return {
    id: placement.id,
    sponsor_id: placement.sponsor_id,
    agency_id: placement.agency_id,
    sponsor_type: placement.sponsor_type,
    show: true,
    show_attributes: placement.attributes,
    name: placement.name,
    title: placement.title,
    image: placement.image ?? agencyLogo(placement),
    link: markedLink(placement),
    ad: adMark(placement),
  }
}

function agencyLogo({ agency_slug, agency_logo }: Placement): string | null {
  return agency_logo ?? (agency_slug && `/media/logo/${agency_slug}.svg`)
}

const adMark = ({ advertiser, inn, erid }: Placement) => ({ advertiser, inn, erid })

function markedLink({ link, erid }: Placement): string {
  const url = new URL(link)
  url.searchParams.set('erid', erid)
  return url.href
}
