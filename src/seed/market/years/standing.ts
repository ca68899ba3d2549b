import type { ServiceSlug } from '#domain/vocabulary/services.ts'
import type { Random } from '#seed/random.ts'
import { DAY, startOfYear } from '../calendar.ts'
import type { Client } from '../clients.ts'
import type { Profile, Traits } from '../profile.ts'

/** Work agreed in the history; its order and texts are made later, agency by agency. */
export type Deal = {
  client: Client
  service: ServiceSlug
  launchedAt: number
  /** A landing page or promo site beside the main site. */
  isCampaign: boolean
}

// Chosen so that the top tenth of agencies has over two fifths of all projects.
const SKEW = 1.28
/** No agency can serve more than so much of the market, however large that is. */
const LARGEST = 3.5
const FIRST_PROJECT_DAYS = 120
/** How much of the market a young agency reaches, by its age in years. */
const REACH = [0.35, 0.5, 0.75] as const
const USUAL_MARK = 4.4
const MARKS_TO_TRUST = 6
const OUTCOME_SPREAD = 0.45
/** Editions of ratings are from 2019 on, and each looks three years back. */
export const FIRST_YEAR = 2016
/** Nobody closes before the first works are done. */
const LEAST_CAREER = 3

/** The share of its people that a young agency has hired, by its age in years. */
const HIRED = [0.25, 0.4, 0.6, 0.8] as const
const hiredBy = (age: number): number => HIRED[age] ?? 1

/** An agency as the years pass: its orders, its reputation and how it grows. */
export class Standing {
  readonly traits: Traits
  readonly deals: Deal[] = []
  /** How many people it had at the end of each year. */
  readonly years: { year: number; people: number }[] = []
  closedAt: number | null = null
  #growth = 0
  #wonBefore = 0
  #marks = 0
  #sum = 0

  constructor(traits: Traits) {
    this.traits = traits
  }

  /** What clients have heard of it so far. */
  get reputation(): number {
    return (USUAL_MARK * MARKS_TO_TRUST + this.#sum) / (MARKS_TO_TRUST + this.#marks)
  }

  /** Its part of the demand of a year, relative to the others. */
  weightIn(year: number): number {
    const { activity, founded } = this.traits
    if (year < founded || (this.closedAt ?? Number.POSITIVE_INFINITY) < startOfYear(year)) return 0
    const reach = REACH[year - founded] ?? 1
    const known = Math.min(LARGEST, SKEW * activity + this.#growth)
    return reach * Math.exp(known + 1.2 * (this.reputation - USUAL_MARK))
  }

  offers(service: ServiceSlug): boolean {
    return this.traits.services.some(([slug]) => slug === service)
  }

  isOpenAt(day: number): boolean {
    return day >= this.traits.foundedAt + FIRST_PROJECT_DAYS * DAY && (this.closedAt === null || day < this.closedAt)
  }

  /** Returns how satisfied the client is. */
  win(random: Random, deal: Deal): number {
    const outcome = random.normal(this.traits.quality, OUTCOME_SPREAD)
    this.deals.push(deal)
    this.#marks += 1
    this.#sum += outcome
    return outcome
  }

  /** Hires after a good year, loses people after a bad one, now and then closes. */
  endYear(random: Random, year: number, expected: number): void {
    const won = this.deals.length - this.#wonBefore
    this.#wonBefore = this.deals.length
    // A few orders more or less say little about a small agency.
    const demand = Math.max(-1, Math.min(1, (won - expected) / (expected + 3)))
    this.#growth = 0.93 * this.#growth + 0.16 * demand + random.normal(0, 0.22)
    if (this.weightIn(year) > 0)
      this.years.push({ year, people: Math.max(2, Math.round(this.#people() * hiredBy(year - this.traits.founded))) })
    const isTired = this.#growth < -0.45 && year - this.traits.founded > 3 && this.deals.length >= LEAST_CAREER
    if (isTired && random.chance(0.09)) this.closedAt = startOfYear(year) + random.int(330, 600) * DAY
  }

  #people(): number {
    const people = 13 * Math.exp(0.85 * this.traits.size + 0.6 * this.#growth)
    return Math.max(2, Math.round(people + this.deals.length * 0.12))
  }

  profileAt(now: number): Profile {
    return {
      ...this.traits,
      headcount: this.#people(),
      isClosing: this.closedAt !== null && this.closedAt <= now,
      projects: this.deals.length,
    }
  }
}
