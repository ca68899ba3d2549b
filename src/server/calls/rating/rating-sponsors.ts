import type { Answer } from '#contract/index.ts'
import type { NativeCard } from '#contract/shapes/rating.ts'
import { listAgenciesOf, listRatingPlacements } from '#db/queries/rating/sponsors.ts'
import { ROTATED_SPONSOR_IDS } from '#domain/rating/sponsor-rotation.ts'
import { moscowDay } from '#domain/time/dates.ts'
import type { Context } from '../../context.ts'
import { adMark, isMarked, type Marked, markedLink, turnOf } from '../../shapes/ad-mark.ts'
import { type AskedRating, entrySlice } from './asked-rating.ts'

type Sponsors = Answer<'rating-page-sponsors'>
type PlacementRow = Awaited<ReturnType<typeof listRatingPlacements>>[number]
type Placement = Marked<PlacementRow>

/** Today's sponsors of this rating. Never numbered: places are not for sale. */
export async function ratingSponsors(asked: AskedRating, context: Context): Promise<Sponsors> {
  const { type } = asked.path
  const day = moscowDay(context.now())
  const placements = await context.memo.remember(`ad-placements:${type}:${day}`, async () => {
    const rows = await listRatingPlacements(context.database.kysely, type, day)
    return rows.filter((row): row is Placement => isMarked(row, context.log))
  })
  const near = await participantsAmong(placements, asked, context)
  return context.memo.remember(`sponsors:${type}:${day}:${near}`, async () => {
    const cards = (slot: string) => {
      const own = placements.filter(placement => placement.slot === slot)
      return own.length > 0 ? { [type]: own.map(nativeCard) } : {}
    }
    const generals = placements.filter(
      ({ slot, agency_id }) => slot === 'general' && (agency_id === null || !near.includes(agency_id)),
    )
    return {
      general_sponsor: generalSponsor(generals, type, day),
      mini_native_card: cards('mini_native_card'),
      wide_native_card: cards('wide_native_card'),
      rotation: rotationOf(generals).map(({ sponsor_id }) => sponsor_id),
    }
  })
}

/**
 * General sponsors that take part in this list: their line above it could be within five rows of their own place, and
 * places change every night. Cards keep that distance on the page, which knows the filtered rows.
 */
async function participantsAmong(
  placements: readonly Placement[],
  asked: AskedRating,
  { database, memo }: Context,
): Promise<number[]> {
  const agencies = placements.flatMap(({ slot, agency_id }) => (slot === 'general' && agency_id ? agency_id : []))
  if (agencies.length === 0) return []
  const list = entrySlice(asked)
  return memo.remember(`own-sponsors:${list.editionId}:${list.slice}:${list.tier}`, () =>
    listAgenciesOf(database.kysely, list, agencies),
  )
}

/** A sponsor of this very rating takes precedence over site-wide ones, which rotate daily. */
function generalSponsor(generals: readonly Placement[], type: string, day: string): Sponsors['general_sponsor'] {
  const turn = turnOf(rotationOf(generals), day)
  const placement = generals.find(({ rating_type }) => rating_type === type) ?? turn ?? generals[0]
  if (!placement) return null
  return {
    id: placement.sponsor_id,
    image: placement.image,
    link: markedLink(placement),
    name: placement.name,
    fixYaGoals: placement.fix_ya_goals,
    fixGaPageView: placement.fix_ga_page_view,
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
