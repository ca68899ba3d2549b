import type { ServiceSlug } from '#domain/vocabulary/services.ts'
import type { AgencyName } from '#seed/names/agency-names.ts'
import type { NameRegister } from '#seed/names/name-register.ts'
import type { Random } from '#seed/random.ts'
import type { CaseArchive } from '#seed/texts/cases/case-archive.ts'
import { TextMemory } from '#seed/texts/picker.ts'
import type { Wear } from '#seed/texts/wear.ts'
import { describeAgency } from './agency-row.ts'
import { makeAwards } from './awards.ts'
import { DAY } from './calendar.ts'
import { makeCases, type ShownOrder } from './cases.ts'
import type { Ids } from './ids.ts'
import type { Newsroom } from './interviews/newsroom.ts'
import { chooseBranches, makeFacts, makeOffices } from './openness.ts'
import { makeOrder } from './orders.ts'
import { makePartners } from './partners.ts'
import { makePeople } from './people.ts'
import { makeProject } from './portfolio.ts'
import { makePriceList } from './price-list.ts'
import type { Profile } from './profile.ts'
import { makeReviews, type ReviewedOrder } from './reviews.ts'
import type { AgencyRow, MarketRows } from './rows.ts'
import { pastOf } from './years/past.ts'
import type { Deal, Standing } from './years/standing.ts'

type AgencyPlan = {
  random: Random
  name: AgencyName
  standing: Standing
  now: number
  ids: Ids
  names: NameRegister
  newsroom: Newsroom
  wear: Wear
  archive: CaseArchive
}

/** One agency with everything that belongs to it. */
export function makeAgency(plan: AgencyPlan): Partial<MarketRows> & { agency: [AgencyRow] } {
  const { random, now, ids } = plan
  const profile = plan.standing.profileAt(now)
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
    plan.wear,
  )
  const prices = makePriceList(random.fork('prices'), profile, id, projects, ids.of('price_line'))
  const caseWork = { shown, reviews, headcount: profile.headcount, archive: plan.archive, now }
  const cases = makeCases(random.fork('cases'), caseWork, ids.of('case_study'))
  const staff = { profile, agency: { id, name: plan.name.name, founded: profile.founded }, now, ids, names: plan.names }
  const leaders = makePeople(random.fork('people'), staff)
  const awards = makeAwards(random.fork('awards'), profile, projects, now, ids.of('award'))
  const branches = chooseBranches(random.fork('offices'), profile)
  const past = pastOf(random.fork('past'), { standing: plan.standing, profile, projects, awards, branches, now })
  const known = { id, name: plan.name, profile, leaders, projects, reviews, prices, cases, past, now }
  const agency = describeAgency(random.fork('agency'), known)
  const clients = new Set(projects.filter(project => !project.is_nda).map(project => project.client_id)).size
  if (!profile.isClosing) {
    const services = prices.services.map(({ service }) => service as ServiceSlug)
    plan.newsroom.meet({ agency, services, leaders, works: shown, reviews, offices: branches.length + 1 })
  }
  return {
    agency: [agency],
    agency_service: prices.services,
    agency_fact: makeFacts(random.fork('facts'), agency, clients, now),
    office: makeOffices(random.fork('addresses'), agency, branches, ids.of('office')),
    price_line: prices.lines,
    cms_partner: makePartners(random.fork('partners'), id, projects),
    project: projects,
    award: awards,
    case_study: cases,
    review: reviews,
    review_reply: replies,
    review_event: events,
    person: leaders.map(({ row }) => row),
  }
}

/** Orders with the clients who made them, so that those who like to write reviews do. */
type Portfolio = (ShownOrder & { deal: Deal })[]

function makePortfolio({ random, standing, now, ids }: AgencyPlan, profile: Profile, agencyId: number): Portfolio {
  const stream = random.fork('portfolio')
  const memory = new TextMemory()
  return standing.deals.map((deal, index) => {
    const order = makeOrder(random.fork(`order/${index}`), profile, deal, now)
    return { deal, order, project: makeProject(stream, agencyId, order, memory, now, ids.next('project')) }
  })
}

/** Of an agency with one work; the more it has, the less often its clients are asked. */
const REVIEWED = 1.42
const FEWER_OF_MORE = -0.17

function reviewedOrders({ random, now }: AgencyPlan, { projects }: Profile, shown: Portfolio): ReviewedOrder[] {
  const stream = random.fork('reviewed')
  const share = REVIEWED * projects ** FEWER_OF_MORE
  return shown.filter(
    ({ deal, order, project }) =>
      stream.chance(share * deal.client.writes * writtenBy(now, order.settledAt)) && !project.is_nda,
  )
}

const SLOWEST_DAYS = 240

/** The share of reviews of a work that have been written by now: most come soon, some after months. */
function writtenBy(now: number, settledAt: number): number {
  const elapsed = (now - 2 * DAY - settledAt) / (SLOWEST_DAYS * DAY)
  return elapsed <= 0 ? 0 : Math.min(1, elapsed) ** 0.55
}
