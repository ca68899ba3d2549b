import { RATING_TYPES } from '#domain/vocabulary/rating-types.ts'
import { AD_PRICES, sponsorReviews } from './market/ad-terms.ts'
import { makeAgency } from './market/agency.ts'
import { dateText, startOfDay, yearOf } from './market/calendar.ts'
import { makeClients } from './market/clients.ts'
import { CONTENT_SYSTEMS } from './market/content-systems.ts'
import { makeExperts } from './market/experts.ts'
import { Ids } from './market/ids.ts'
import { Newsroom } from './market/interviews/newsroom.ts'
import { makeTraits, type Traits } from './market/profile.ts'
import type { AgencyRow, MarketRows } from './market/rows.ts'
import { type MarketSize, SCALES, type Scale } from './market/scale.ts'
import { type CardBuyer, makeAdvertising } from './market/sponsors.ts'
import { spreadPair } from './market/spread.ts'
import { simulate } from './market/years/simulate.ts'
import type { Standing } from './market/years/standing.ts'
import { type AgencyName, agencyNames } from './names/agency-names.ts'
import { NameRegister } from './names/name-register.ts'
import { take } from './names/take.ts'
import { makeRandom, type Random } from './random.ts'
import { CONTACTS } from './site-contacts.ts'
import { CaseArchive } from './texts/cases/case-archive.ts'
import { Wear } from './texts/wear.ts'

export type MarketPlan = { size: MarketSize; seed: number; now: Date }

/** Stored with the market, so that later commands know how it was made. */
export type SeedSetting = { size: MarketSize; seed: number; date: string }

export type Market = {
  scale: Scale
  /** Batches of rows in foreign-key order: shared tables, then agency by agency, then rows that refer to agencies. */
  parcels: () => Generator<Partial<MarketRows>>
}

/** A fictional market, reproducible for the same size, seed and day. */
export function makeMarket({ size, seed, now }: MarketPlan): Market {
  const scale = SCALES[size]
  return { scale, parcels: () => generate({ size, seed, date: dateText(now.getTime()) }, scale, startOfDay(now)) }
}

function* generate(setting: SeedSetting, scale: Scale, now: number): Generator<Partial<MarketRows>> {
  const random = makeRandom(setting.seed).fork(setting.size)
  const people = new NameRegister()
  const clients = makeClients(random.fork('clients'), scale.clients, people)
  yield {
    client_company: clients.map(({ row }) => row),
    cms: [...CONTENT_SYSTEMS],
    expert: makeExperts(random.fork('experts'), scale.experts, clients, people),
    site_setting: [CONTACTS, { key: 'seed', value: setting }],
  }
  const standings = simulate(random.fork('years'), makeAllTraits(random, scale.agencies, now), clients, now)
  const names = namesBySize(random.fork('names'), standings)
  const shared = {
    now,
    ids: new Ids(),
    names: people,
    newsroom: new Newsroom(random.fork('interviews'), now),
    wear: new Wear(),
    archive: new CaseArchive(),
  }
  const buyers: CardBuyer[] = []
  const renamed: AgencyRow[] = []
  for (const [index, standing] of standings.entries()) {
    const name = names[index]
    if (!name) continue
    const parcel = makeAgency({ ...shared, random: random.fork(`agency/${index}`), standing, name })
    const [agency] = parcel.agency
    addBuyer(buyers, agency, parcel.agency_service?.[0]?.service)
    if (index % Math.ceil(scale.agencies / RENAMED) === 3) renamed.push(agency)
    yield parcel
  }
  yield { interview: shared.newsroom.publish(shared.ids) }
  const { sponsors, placements } = makeAdvertising(random.fork('advertising'), buyers, now)
  yield {
    sponsor: sponsors,
    ad_placement: placements,
    ad_price: AD_PRICES,
    sponsor_review: sponsorReviews(now),
    redirect: renamed.map(({ slug }) => ({ from_path: `/agency-${slug}-studio/`, to_path: `/agency-${slug}/` })),
  }
}

function makeAllTraits(random: Random, count: number, now: number): Traits[] {
  const offset = random.next()
  return Array.from({ length: count }, (_, index) =>
    makeTraits(random.fork(`traits/${index}`), spreadPair(index, offset), yearOf(now)),
  )
}

/** The busiest agency has the first name, which examples and hand tests may rely on. */
function namesBySize(random: Random, standings: readonly Standing[]): AgencyName[] {
  const [first, ...others] = take(agencyNames(random), standings.length)
  const most = Math.max(...standings.map(({ deals }) => deals.length))
  const busiest = standings.findIndex(({ deals }) => deals.length === most)
  return first ? others.toSpliced(busiest, 0, first) : []
}

const RENAMED = 5
const CARD_SLOTS = ['mini_native_card', 'wide_native_card'] as const
const CARD_HEADCOUNT = 12

/** The first two agencies of some size in each trade buy the native cards of its rating. */
function addBuyer(buyers: CardBuyer[], agency: AgencyRow, service: string | undefined): void {
  const type = RATING_TYPES.find(rating => rating.shape !== 'cms' && rating.service === service)
  if (!type || !agency.accepts_requests || agency.headcount < CARD_HEADCOUNT) return
  const slot = CARD_SLOTS[buyers.filter(({ ratingType }) => ratingType === type.slug).length]
  if (slot) buyers.push({ agency, ratingType: type.slug, slot })
}
