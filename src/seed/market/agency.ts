import { cityBySlug } from '#domain/vocabulary/cities.ts'
import type { AgencyName } from '#seed/names/agency-names.ts'
import { companyEmail, domainOf, phoneIn, siteOf } from '#seed/names/contacts.ts'
import { legalEntityFor } from '#seed/names/legal-entities.ts'
import type { Random } from '#seed/random.ts'
import { writeAgency } from '#seed/texts/agencies/agency-text.ts'
import { TextMemory } from '#seed/texts/picker.ts'
import { makeAwards } from './awards.ts'
import { DAY, momentText, startOfYear } from './calendar.ts'
import { makeCases } from './cases.ts'
import type { ClientPool } from './clients.ts'
import { atWork } from './dates.ts'
import type { Ids } from './ids.ts'
import { makeFacts, makeOffices } from './openness.ts'
import { makeOrder } from './orders.ts'
import { makePartners } from './partners.ts'
import { makePeople, type TakenSlugs } from './people.ts'
import { makeProject } from './portfolio.ts'
import { hourRate, makePriceList, type PriceList } from './price-list.ts'
import { makeProfile, type Profile } from './profile.ts'
import { makeReviews, type ReviewedOrder } from './reviews.ts'
import type { AgencyRow, MarketRows, ProjectRow, ReviewRow } from './rows.ts'
import type { Scale } from './scale.ts'

export type AgencyPlan = {
  random: Random
  spread: readonly [number, number]
  name: AgencyName
  scale: Scale
  clients: ClientPool
  now: number
  ids: Ids
  takenSlugs: TakenSlugs
}

/** One agency with everything that belongs to it. */
export function makeAgency(plan: AgencyPlan): Partial<MarketRows> & { agency: [AgencyRow] } {
  const { random, now, ids } = plan
  const profile = makeProfile(random.fork('profile'), plan.spread, plan.scale, now)
  const id = ids.next('agency')
  const shown = makePortfolio(plan, profile, id)
  const projects = shown.map(({ project }) => project)
  const ordered = reviewedOrders(plan, profile, shown)
  const { reviews, replies, events } = makeReviews(
    random.fork('reviews'),
    profile,
    { id, name: plan.name.name },
    ordered,
    now,
    ids.of('review'),
  )
  const prices = makePriceList(random.fork('prices'), profile, id, projects, now, ids.of('price_line'))
  const agency = describeAgency(plan, profile, id, projects, reviews, prices)
  const clients = new Set(projects.filter(project => !project.is_nda).map(project => project.client_id)).size
  return {
    agency: [agency],
    agency_service: prices.services,
    agency_fact: makeFacts(random.fork('facts'), agency, clients, now),
    office: makeOffices(random.fork('offices'), profile, agency, ids.of('office')),
    price_line: prices.lines,
    cms_partner: makePartners(random.fork('partners'), id, projects),
    project: projects,
    award: makeAwards(random.fork('awards'), profile, projects, now, ids.of('award')),
    case_study: makeCases(random.fork('cases'), shown, now, ids.of('case_study')),
    review: reviews,
    review_reply: replies,
    review_event: events,
    ...makePeople(random.fork('people'), profile, agency, now, ids, plan.takenSlugs),
  }
}

export type ShownOrder = ReviewedOrder & { project: ProjectRow }

function makePortfolio({ random, clients, now, ids }: AgencyPlan, profile: Profile, agencyId: number): ShownOrder[] {
  const orders = Array.from({ length: profile.projects }, (_, index) =>
    makeOrder(random.fork(`order/${index}`), profile, clients, now),
  ).sort((a, b) => a.launchedAt - b.launchedAt)
  const stream = random.fork('portfolio')
  const memory = new TextMemory()
  return orders.map(order => ({ order, project: makeProject(stream, agencyId, order, memory, ids.next('project')) }))
}

// Clients of half the shown projects write a review; the other reviews are of work that is not shown.
const REVIEWED_PROJECTS = 0.6

function reviewedOrders({ random, clients, now }: AgencyPlan, profile: Profile, shown: readonly ShownOrder[]) {
  const stream = random.fork('reviewed')
  const fromPortfolio: ReviewedOrder[] = stream
    .shuffle(shown.filter(({ project }) => !project.is_nda))
    .slice(0, Math.min(Math.round(shown.length * REVIEWED_PROJECTS), profile.reviews))
  const hidden = Array.from({ length: Math.max(0, profile.reviews - fromPortfolio.length) }, (_, index) => ({
    order: makeOrder(random.fork(`hidden/${index}`), profile, clients, now),
    project: null,
  }))
  return [...fromPortfolio, ...hidden]
    .filter(({ order }) => order.settledAt < now - 2 * DAY)
    .sort((a, b) => a.order.launchedAt - b.order.launchedAt)
}

function describeAgency(
  { random, name, now }: AgencyPlan,
  profile: Profile,
  id: number,
  projects: readonly ProjectRow[],
  reviews: readonly ReviewRow[],
  prices: PriceList,
): AgencyRow {
  const own = random.fork('agency')
  const { country } = cityBySlug(profile.city)
  const legal = legalEntityFor(own, name.name)
  const published = reviews.filter(review => review.status === 'published')
  const firstSeen = Math.max(startOfYear(2018), profile.foundedAt + 200 * DAY)
  return {
    id,
    slug: name.slug,
    name: name.name,
    legal_name: country === 'kazakhstan' ? legal.name.replace('ООО', 'ТОО') : legal.name,
    inn: legal.inn,
    ogrn: legal.registration,
    country,
    city: profile.city,
    founded: profile.founded,
    headcount: profile.headcount,
    site: siteOf(name.slug),
    site_domain: domainOf(name.slug),
    email: companyEmail(own, name.slug),
    phone: phoneIn(own, profile.city),
    ...agencyTexts(own, name.name, profile, projects),
    price_from: prices.priceFrom,
    hour_rate: hourRate(own, profile),
    reply_hours: own.chance(0.8)
      ? own.pickWeighted([
          [1, 2],
          [2, 4],
          [4, 5],
          [8, 4],
          [24, 3],
          [48, 1],
        ])
      : null,
    accepts_requests: !profile.isClosing && own.chance(0.93),
    projects_count: projects.length,
    reviews_count: published.length,
    reviews_average: meanOf(published),
    phone_reveals: Math.round(own.logNormal(8 + projects.length, 0.8)),
    created_at: momentText(atWork(own, firstSeen + own.next() * Math.max(0, (now - firstSeen) * 0.5))),
  }
}

function meanOf(reviews: readonly ReviewRow[]): number | null {
  if (reviews.length === 0) return null
  const sum = reviews.reduce((total, review) => total + review.overall, 0)
  return Math.round((sum / reviews.length) * 100) / 100
}
