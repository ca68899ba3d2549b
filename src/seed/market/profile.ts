import type { CitySlug } from '#domain/vocabulary/cities.ts'
import { SERVICES, type ServiceSlug } from '#domain/vocabulary/services.ts'
import type { Random } from '#seed/random.ts'
import { DAY, startOfYear } from './calendar.ts'
import { SYSTEM_SHARES } from './content-systems.ts'
import { CITY_SHARES, placeOf } from './places.ts'
import { itemAt, normalQuantile } from './spread.ts'
import { INDUSTRY_MIX, TRADE } from './trade.ts'

type Weighted<T> = readonly (readonly [item: T, weight: number])[]

/** What an agency is from its first day. */
export type Traits = {
  city: CitySlug
  founded: number
  foundedAt: number
  /** Standard normal: how well it sells, and how large it is meant to be. */
  activity: number
  size: number
  /** Mean mark of its clients. */
  quality: number
  /** Deviation of each criterion from the mean. */
  leaning: Record<'quality' | 'terms' | 'communication' | 'value', number>
  priceLevel: number
  isOpen: boolean
  services: Weighted<ServiceSlug>
  systems: Weighted<string>
  industries: Weighted<string>
}

/** What has become of it by now. */
export type Profile = Traits & { headcount: number; isClosing: boolean; projects: number }

// Capped, or the largest market would have agencies with thousands of projects.
const MOST_ACTIVE = 3.2
const MAX_PRICE_LEVEL = 7

/** `spread` places the agency in the market: the first number sets its city, the second its activity. */
export function makeTraits(random: Random, spread: readonly [number, number], thisYear: number): Traits {
  const city = itemAt(CITY_SHARES, spread[0])
  const activity = Math.min(MOST_ACTIVE, normalQuantile(spread[1]))
  const size = 0.75 * activity + 0.66 * random.normal(0, 1)
  const founded = thisYear - ageOf(random, size)
  // Large agencies are better on average, and small ones vary most.
  const quality = Math.min(4.9, Math.max(3.3, random.normal(4.4 + 0.06 * activity, activity > 1 ? 0.2 : 0.3)))
  return {
    city,
    founded,
    foundedAt: startOfYear(founded) + random.int(20, 300) * DAY,
    activity,
    size,
    quality,
    leaning: {
      quality: random.normal(0.1, 0.2),
      terms: random.normal(-0.25, 0.3),
      communication: random.normal(0.05, 0.25),
      value: random.normal(-0.1, 0.25),
    },
    priceLevel: placeOf(city).priceLevel * ownPriceLevel(random, size, quality),
    // Busy agencies publish their prices more often.
    isOpen: random.chance(Math.min(0.95, 0.7 + 0.12 * activity)),
    services: servicesOf(random, activity),
    systems: specialised(random, SYSTEM_SHARES, random.int(1, 3), 14),
    industries: specialised(random, INDUSTRY_MIX, random.int(1, 3), 12),
  }
}

/** Larger and better agencies charge more, and a few of them are luxury-priced. */
function ownPriceLevel(random: Random, size: number, quality: number): number {
  const luxury = size > 0.3 && random.chance(0.13) ? 2.6 : 1
  return Math.min(MAX_PRICE_LEVEL, luxury * Math.exp(0.4 * size + 0.4 * (quality - 4.4) + random.normal(0, 0.58)))
}

function ageOf(random: Random, size: number): number {
  const age = random.pickWeighted([
    [random.int(2, 5), 24],
    [random.int(6, 12), 42],
    [random.int(13, 19), 26],
    [random.int(20, 26), 8],
  ])
  return size > 1 ? Math.max(age, random.int(7, 18)) : age
}

function servicesOf(random: Random, activity: number): Weighted<ServiceSlug> {
  const main = random.pickWeighted(SERVICES.map(({ slug }) => [slug, TRADE[slug].share] as const))
  const count = random.pickWeighted([
    [0, 26],
    [1, 44],
    [2, activity > 0 ? 30 : 10],
  ])
  const chosen: [ServiceSlug, number][] = [[main, count === 0 ? 1 : random.int(55, 80) / 100]]
  for (let index = 0; index < count; index += 1) {
    const others = TRADE[main].neighbours.filter(([slug]) => !chosen.some(([taken]) => taken === slug))
    if (others.length > 0) chosen.push([random.pickWeighted(others), random.int(12, 30) / 100])
  }
  return chosen
}

/** The market's mix with a few items emphasised. */
function specialised(random: Random, mix: Weighted<string>, count: number, strength: number): Weighted<string> {
  const own = new Set(Array.from({ length: count }, () => random.pickWeighted(mix)))
  return mix.map(([slug, share]) => [slug, own.has(slug) ? share * strength : share * 0.6] as const)
}
