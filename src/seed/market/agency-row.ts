import { averageMark } from '#domain/review/average-mark.ts'
import { cityBySlug } from '#domain/vocabulary/cities.ts'
import type { ServiceSlug } from '#domain/vocabulary/services.ts'
import type { AgencyName } from '#seed/names/agency-names.ts'
import { companyEmail, domainOf, phoneIn, siteOf } from '#seed/names/contacts.ts'
import { type LegalEntity, legalEntityFor } from '#seed/names/legal-entities.ts'
import { isHead } from '#seed/names/roles.ts'
import type { Random } from '#seed/random.ts'
import type { AgencyHead } from '#seed/texts/agencies/agency-brief.ts'
import { writeAgency } from '#seed/texts/agencies/agency-text.ts'
import { DAY, startOfYear, timestampText, yearOf } from './calendar.ts'
import { systemTitle } from './content-systems.ts'
import { atWork } from './dates.ts'
import { hourRate, type PriceList } from './price-list.ts'
import type { Profile } from './profile.ts'
import type { AgencyRow, CaseRow, ProjectRow, ReviewRow } from './rows.ts'
import type { Leader } from './staff.ts'
import type { AgencyPast } from './years/past.ts'

type AgencyFacts = {
  id: number
  name: AgencyName
  profile: Profile
  leaders: readonly Leader[]
  projects: readonly ProjectRow[]
  reviews: readonly ReviewRow[]
  prices: PriceList
  cases: readonly CaseRow[]
  past: AgencyPast
  now: number
}

const REPLY_HOURS = [
  [1, 2],
  [2, 4],
  [4, 5],
  [8, 4],
  [24, 3],
  [48, 1],
] as const

/** The row of the agency, with texts and counters derived from its projects. */
export function describeAgency(random: Random, known: AgencyFacts): AgencyRow {
  const { id, name, profile, projects, prices, now } = known
  const { country } = cityBySlug(profile.city)
  const legal = legalOf(random, name.name, profile.headcount, known.leaders)
  const published = known.reviews.filter(review => review.status === 'published')
  const firstSeen = Math.max(startOfYear(2018), profile.foundedAt + 200 * DAY)
  const rates = { hour_rate: hourRate(random, profile), reply_hours: replyHours(random) }
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
    email: companyEmail(random, name.slug),
    phone: phoneIn(random, profile.city),
    ...writtenTexts(random, known, rates),
    price_from: prices.priceFrom,
    ...rates,
    accepts_requests: !profile.isClosing && random.chance(0.93),
    projects_count: projects.length,
    reviews_count: published.length,
    reviews_average: meanOf(published),
    phone_reveals: Math.round(random.logNormal(8 + projects.length, 0.8)),
    created_at: timestampText(atWork(random, firstSeen + random.next() * Math.max(0, (now - firstSeen) * 0.5))),
  }
}

function writtenTexts(
  random: Random,
  { name, profile, leaders, projects, reviews, prices, cases, past, now }: AgencyFacts,
  { hour_rate, reply_hours }: Pick<AgencyRow, 'hour_rate' | 'reply_hours'>,
) {
  const { tagline, ...texts } = writeAgency(random, {
    name: name.name,
    founded: profile.founded,
    age: yearOf(now) - profile.founded - 1,
    thisYear: yearOf(now),
    headcount: profile.headcount,
    city: cityBySlug(profile.city),
    head: headOf(leaders),
    past,
    projects,
    priceFrom: prices.priceFrom,
    services: prices.services.map(({ service, share }) => [service as ServiceSlug, share]),
    industries: commonest(projects.map(project => project.industry)),
    systems: commonest(projects.flatMap(project => project.system ?? [])).map(([slug]) => systemTitle(slug)),
    replyHours: reply_hours,
    hourRate: hour_rate,
    hasPrices: prices.lines.length > 0,
    hasCases: cases.length > 0,
    hasReviews: reviews.some(review => review.status === 'published'),
    siteTypes: [...new Set(projects.flatMap(project => project.site_type ?? []))],
    platforms: [...new Set(projects.flatMap(project => project.platforms))],
  })
  return { tagline: tagline.charAt(0).toUpperCase() + tagline.slice(1), ...texts }
}

function headOf(leaders: readonly Leader[]): AgencyHead | null {
  const head = leaders.find(({ row }) => isHead(row.role))
  return head ? { name: head.row.name, gender: head.gender, isFounder: head.isFounder, since: head.joined } : null
}

// A sole trader neither employs thirty people nor has a hired director.
const SOLE_TRADER_TEAM = 15

function legalOf(random: Random, name: string, headcount: number, leaders: readonly Leader[]): LegalEntity {
  const founder = leaders.find(({ isFounder }) => isFounder)
  const maySoleTrade = headcount <= SOLE_TRADER_TEAM && (founder !== undefined || leaders.length === 0)
  for (;;) {
    const entity = legalEntityFor(random, name, founder?.row.name)
    if (entity.form !== 'ИП' || maySoleTrade) return entity
  }
}

const replyHours = (random: Random): number | null => (random.chance(0.8) ? random.pickWeighted(REPLY_HOURS) : null)

/** Distinct values with their counts, most frequent first. */
export function commonest(values: readonly string[]): (readonly [value: string, count: number])[] {
  return [...Map.groupBy(values, value => value)]
    .sort(([a, mine], [b, theirs]) => theirs.length - mine.length || a.localeCompare(b))
    .map(([value, own]) => [value, own.length] as const)
}

function meanOf(reviews: readonly ReviewRow[]): number | null {
  const sum = reviews.reduce((total, review) => total + review.overall, 0)
  return averageMark(sum, reviews.length)
}
