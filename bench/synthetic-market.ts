import { BUSINESS_TYPES } from '#domain/vocabulary/business-types.ts'
import { CITIES } from '#domain/vocabulary/cities.ts'
import { SITE_TYPES } from '#domain/vocabulary/site-types.ts'
import { SYSTEMS } from '#domain/vocabulary/systems.ts'
import type { AgencyFacts, ProjectFact } from '#ranking/facts.ts'
import { makeRandom, type Random } from '#seed/random.ts'

/** The same projects and reviews per agency and the same skew as in the full market, for one rating. */
const MEDIAN_PROJECTS = 9
const MEDIAN_REVIEWS = 12
const SKEW = 0.75
const MONTH = 30.4375 * 86_400_000

/** Only the facts the ranking reads, without texts and a database. */
export function makeFacts(count: number, now: number): AgencyFacts[] {
  const random = makeRandom('ranking bench')
  const ids = { last: 0 }
  return Array.from({ length: count }, (_, index) => makeAgency(random.fork(index), index + 1, ids, now))
}

function makeAgency(random: Random, id: number, ids: { last: number }, now: number): AgencyFacts {
  const city = random.pick(CITIES)
  const own = { nextId: () => ++ids.last, ago: (months: number) => now - random.next() * months * MONTH }
  const projects = many(random, MEDIAN_PROJECTS, () => makeProject(random, own.nextId(), own.ago(48)))
  return {
    ...{ id, slug: `agency-${id}`, country: city.country, city: city.slug, servicePrices: {}, priceLines: [] },
    projects,
    reviews: many(random, MEDIAN_REVIEWS, () => ({
      ...{ id: own.nextId(), service: 'sites', system: null, overall: random.int(2, 5), evidence: 'company-mail' },
      projectId: random.chance(0.7) ? random.pick(projects).id : null,
      publishedAt: own.ago(60),
    })),
    cases: many(random, 1, () => ({
      ...{ id: own.nextId(), projectId: null, service: 'sites', hasMeasuredResult: true, publishedAt: own.ago(36) },
    })),
    awards: random.chance(0.2) ? [{ id: own.nextId(), contestWeight: 0.5, place: 2, year: 2025 }] : [],
    checkedFacts: random.chance(0.5) ? ['prices', 'legal'] : [],
  }
}

function makeProject(random: Random, id: number, launchedAt: number): ProjectFact {
  return {
    ...{ id, service: random.chance(0.8) ? 'sites' : 'crm', webServer: 'nginx', platforms: [] },
    siteType: random.pick(SITE_TYPES).slug,
    industry: random.pick(BUSINESS_TYPES).slug,
    system: random.pick(SYSTEMS).slug,
    clientLists: random.chance(0.05) ? ['forbes-200'] : [],
    budget: Math.round(random.logNormal(600_000, 1)),
    launchedAt,
    isVerified: random.chance(0.4),
    isNda: false,
  }
}

function many<Fact>(random: Random, median: number, make: () => Fact): Fact[] {
  return Array.from({ length: Math.max(1, Math.round(random.logNormal(median, SKEW))) }, make)
}
