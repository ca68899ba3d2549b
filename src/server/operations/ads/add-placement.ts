import { sql } from 'kysely'
import type { Database, Db } from '#db/connect.ts'
import { PAGES_CHANGED } from '#db/notifications.ts'
import { insertAdPicture } from '#db/queries/advertising/ad-pictures.ts'
import {
  getAdvertisingAgency,
  insertPlacement,
  insertSponsor,
  isKnownErid,
  listOwnPlaces,
  listPlacePeriods,
  listRatedAgencies,
  updateSponsor,
} from '#db/queries/advertising/placements.ts'
import { adPicturePath } from '#domain/advertising/ad-picture-path.ts'
import {
  competitorProblem,
  type NewPlacement,
  overlapProblem,
  ownPlaceProblem,
  placementProblems,
} from '#domain/advertising/check-placement.ts'
import type { AdSlot } from '#domain/advertising/slots.ts'
import type { CarrierName } from '#domain/analytics/carriers.ts'
import { ROTATED_SPONSOR_IDS } from '#domain/rating/sponsor-rotation.ts'
import { encodePicture } from './encode-picture.ts'

export interface OrderedAd extends NewPlacement {
  /** A known sponsor; null makes a new one. */
  sponsorId: number | null
  name: string
  /** Slug of the advertised agency. */
  agency: string | null
  /** A file of a picture, as it was uploaded. */
  picture: Buffer | null
  /** Counters that hear of clicks on the sponsor's line; null leaves a known sponsor as it is, a new one tells all. */
  counters: readonly CarrierName[] | null
}

/** Why an ad cannot be placed, a sentence each. */
export class RefusedAdError extends Error {
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(problems.join('\n'))
    this.problems = problems
  }
}

export const ADVERTISING_TAG = 'advertising'

/** Pages that show an ad of this rating, or of the whole site. */
export const tagsOfAd = (ratingType: string | null): string =>
  ratingType === null ? '*' : `rating:${ratingType} ${ADVERTISING_TAG}`

/** Checks and places an ad. All or nothing: a refused ad leaves neither sponsor nor picture. */
export async function addPlacement(database: Database, ad: OrderedAd): Promise<number> {
  const own = placementProblems(ad)
  if (own.length > 0) throw new RefusedAdError(own)
  const picture = ad.picture && (await encodePicture(ad.picture))
  return database.kysely.transaction().execute(async transaction => {
    // Of two operators who sell the same place at once, the second waits and is refused.
    await sql`lock table ad_placement in share row exclusive mode`.execute(transaction)
    const agency = await getAdvertisingAgency(transaction, { slug: ad.agency, inn: ad.inn })
    const problems = await problemsOf(transaction, ad, agency)
    if (problems.length > 0) throw new RefusedAdError(problems)
    const { name, advertiser, inn, link } = ad
    const image = picture && adPicturePath(picture.hash)
    if (picture) await insertAdPicture(transaction, picture.hash, picture.png)
    const changes = { ...(image && { image }), ...countersOf(ad) }
    const sponsorId =
      ad.sponsorId ?? (await insertSponsor(transaction, { name, advertiser, inn, link, image, ...changes }))
    if (ad.sponsorId !== null) await updateSponsor(transaction, sponsorId, changes)
    const id = await insertPlacement(transaction, {
      sponsor_id: sponsorId,
      slot: ad.slot,
      rating_type: ad.ratingType,
      agency_id: agency?.id ?? null,
      sponsor_type: agency ? 'agency' : 'general',
      title: ad.title,
      attributes: [...ad.attributes],
      erid: ad.erid,
      starts_on: ad.startsOn,
      ends_on: ad.endsOn,
    })
    await database.notify(PAGES_CHANGED, tagsOfAd(ad.ratingType), transaction)
    return id
  })
}

const countersOf = ({ counters }: OrderedAd) =>
  counters && { fix_ya_goals: counters.includes('metrika'), fix_ga_page_view: counters.includes('tracker') }

interface Agency {
  id: number
  name: string
}

async function problemsOf(db: Db, ad: OrderedAd, agency: Agency | null): Promise<string[]> {
  const taken = await listPlacePeriods(db, { slot: ad.slot, ratingType: ad.ratingType }, ad.startsOn)
  const overlap = overlapProblem(ad, taken)
  return [
    ...(ad.agency !== null && !agency ? [`Агентства «${ad.agency}» в каталоге нет.`] : []),
    ...((await isKnownErid(db, ad.erid)) ? [`erid «${ad.erid}» уже есть в реестре: у каждого объявления свой.`] : []),
    ...(isOutsideRotation(ad) ? [OUTSIDE_ROTATION] : []),
    ...(overlap === null ? [] : [overlap]),
    ...(agency ? await agencyProblems(db, ad, agency) : []),
  ]
}

const OUTSIDE_ROTATION = `Строку спонсора на всём сайте по очереди занимают рекламодатели № ${ROTATED_SPONSOR_IDS.join(' и № ')}. Выберите рейтинг или назовите одного из них в --sponsor.`

/** Spec §9: two sponsor ids are fixed in the rotation list. */
const isOutsideRotation = ({ slot, ratingType, sponsorId }: OrderedAd): boolean =>
  slot === 'general' && ratingType === null && !ROTATED_SPONSOR_IDS.some(id => id === sponsorId)

async function agencyProblems(db: Db, { slot, ratingType }: OrderedAd, { id, name }: Agency): Promise<string[]> {
  if (ratingType === null) {
    const isRated = (await listRatedAgencies(db, [id])).length > 0
    return isRated ? [competitorProblem(name)] : []
  }
  const own = await listOwnPlaces(db, id, ratingType)
  const problems = own.flatMap(
    ({ place, position }) => ownPlaceProblem(slot as AdSlot, { name, place, index: position - 1 }) ?? [],
  )
  // Of a sponsor's row the sentence is the same for every list.
  return [...new Set(problems)]
}
