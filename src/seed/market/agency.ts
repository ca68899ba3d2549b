import type { AgencyName } from '#seed/names/agency-names.ts'
import type { Random } from '#seed/random.ts'
import { TextMemory } from '#seed/texts/picker.ts'
import { describeAgency } from './agency-row.ts'
import { makeAwards } from './awards.ts'
import { DAY } from './calendar.ts'
import { makeCases, type ShownOrder } from './cases.ts'
import type { ClientPool } from './clients.ts'
import type { Ids } from './ids.ts'
import { makeFacts, makeOffices } from './openness.ts'
import { makeOrder } from './orders.ts'
import { makePartners } from './partners.ts'
import { makePeople } from './people.ts'
import { makeProject } from './portfolio.ts'
import { makePriceList } from './price-list.ts'
import { makeProfile, type Profile } from './profile.ts'
import { makeReviews, type ReviewedOrder } from './reviews.ts'
import type { AgencyRow, MarketRows } from './rows.ts'
import type { Scale } from './scale.ts'
import type { Taken } from './staff.ts'

type AgencyPlan = {
  random: Random
  spread: readonly [number, number]
  name: AgencyName
  scale: Scale
  clients: ClientPool
  now: number
  ids: Ids
  taken: Taken
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
  const prices = makePriceList(random.fork('prices'), profile, id, projects, ids.of('price_line'))
  const cases = makeCases(random.fork('cases'), shown, profile.headcount, now, ids.of('case_study'))
  const known = { id, name: plan.name, profile, projects, reviews, prices, cases, now }
  const agency = describeAgency(random.fork('agency'), known)
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
    case_study: cases,
    review: reviews,
    review_reply: replies,
    review_event: events,
    ...makePeople(random.fork('people'), { profile, agency, projects, now, ids, taken: plan.taken }),
  }
}

function makePortfolio({ random, clients, now, ids }: AgencyPlan, profile: Profile, agencyId: number): ShownOrder[] {
  const orders = Array.from({ length: profile.projects }, (_, index) =>
    makeOrder(random.fork(`order/${index}`), profile, clients, now),
  ).sort((a, b) => a.launchedAt - b.launchedAt)
  const stream = random.fork('portfolio')
  const memory = new TextMemory()
  return orders.map(order => ({
    order,
    project: makeProject(stream, agencyId, order, memory, now, ids.next('project')),
  }))
}

// The rest of the reviews are about work missing from the portfolio.
const REVIEWED_PROJECTS = 0.8

function reviewedOrders({ random, clients, now }: AgencyPlan, profile: Profile, shown: readonly ShownOrder[]) {
  const stream = random.fork('reviewed')
  const fromPortfolio: ReviewedOrder[] = stream
    .shuffle(shown.filter(({ project }) => !project.is_nda))
    .slice(0, Math.min(Math.round(shown.length * REVIEWED_PROJECTS), profile.reviews))
  // Work missing from the portfolio is still of a service that the agency offers.
  const offered = new Set(shown.map(({ project }) => project.service))
  const offering = { ...profile, services: profile.services.filter(([service]) => offered.has(service)) }
  const hidden = Array.from({ length: Math.max(0, profile.reviews - fromPortfolio.length) }, (_, index) => ({
    order: makeOrder(random.fork(`hidden/${index}`), offering, clients, now),
    project: null,
  }))
  return [...fromPortfolio, ...hidden]
    .filter(({ order }) => order.settledAt < now - 2 * DAY)
    .sort((a, b) => a.order.launchedAt - b.order.launchedAt)
}
