import type { ServiceSlug } from '#domain/vocabulary/services.ts'
import type { Random } from '#seed/random.ts'
import type { Client } from '../clients.ts'
import { placeOf } from '../places.ts'
import type { ClientSize } from './client-size.ts'
import type { Account } from './needs.ts'
import type { Standing } from './standing.ts'

type Stall = { standings: Standing[]; sums: number[] }

const OWN_CITY = 0.68
const SHORTLIST = 4
const DRAWS = 14
/** A satisfied client comes back, most of all for what follows the work done. */
const LOYALTY = 0.62
const SATISFIED = 4.1
/** Price levels that clients of a size look for, relative to an average agency in Moscow. */
const PURSE: Record<ClientSize, number> = { small: 0.6, medium: 1, large: 2 }
const PRICE_TOLERANCE = 0.9

/** Agencies that a client comes across in a year, by service and city, the better known ones more often. */
export class Fair {
  readonly #stalls = new Map<string, Stall>()
  readonly #total: number

  constructor(standings: readonly Standing[], year: number) {
    let total = 0
    for (const standing of standings) {
      const weight = standing.weightIn(year)
      if (weight === 0) continue
      total += weight
      for (const [service, share] of standing.traits.services) {
        this.#add(service, standing, weight * share)
        this.#add(`${service}/${standing.traits.city}`, standing, weight * share)
      }
    }
    this.#total = total
  }

  /** The orders an agency may expect of those of the year. */
  expected(standing: Standing, year: number, orders: number): number {
    return (orders * standing.weightIn(year)) / this.#total
  }

  choose(random: Random, account: Account, service: ServiceSlug, day: number): Standing | null {
    const known = account.agencies.findLast(
      ({ standing, outcome }) => outcome > SATISFIED && standing.offers(service) && standing.isOpenAt(day),
    )
    if (known && random.chance(LOYALTY)) return known.standing
    const shortlist: (readonly [Standing, number])[] = []
    for (let draw = 0; draw < DRAWS && shortlist.length < SHORTLIST; draw += 1) {
      const found = this.#come(random, service, account.client)
      if (found?.isOpenAt(day)) shortlist.push([found, fitOf(found, account.client)])
    }
    return shortlist.length > 0 ? random.pickWeighted(shortlist) : null
  }

  #add(key: string, standing: Standing, weight: number): void {
    const stall = this.#stalls.get(key) ?? { standings: [], sums: [] }
    stall.standings.push(standing)
    stall.sums.push((stall.sums.at(-1) ?? 0) + weight)
    this.#stalls.set(key, stall)
  }

  #come(random: Random, service: ServiceSlug, { city }: Client): Standing | null {
    const isOwnCity = random.chance(OWN_CITY)
    const stall = (isOwnCity && this.#stalls.get(`${service}/${city}`)) || this.#stalls.get(service)
    if (!stall) return null
    const point = random.next() * (stall.sums.at(-1) ?? 0)
    let [low, high] = [0, stall.sums.length - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((stall.sums[middle] ?? 0) > point) high = middle
      else low = middle + 1
    }
    return stall.standings[low] ?? null
  }
}

/** Likes the industry it knows and a price the client can pay. */
function fitOf({ traits }: Standing, { row, size, city }: Client): number {
  const purse = PURSE[size] * Math.sqrt(placeOf(city).priceLevel)
  const distance = Math.log(traits.priceLevel / purse) / PRICE_TOLERANCE
  const known = traits.industries.find(([slug]) => slug === row.industry)?.[1] ?? 1
  return Math.sqrt(known) * Math.exp((-distance * distance) / 2) + 1e-9
}
