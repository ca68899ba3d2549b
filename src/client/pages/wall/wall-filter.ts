import type { Answer } from '#contract/index.ts'
import { href } from '#domain/paths/paths.ts'

export type WallLogo = Answer<'ratings'>['logos'][number]

export interface WallChoice {
  city: string | null
  /** The first of the years of foundation that are counted together. */
  founded: number | null
}

export interface WallOption {
  title: string
  count: number
  isChosen: boolean
  /** Chooses it, or drops the choice; null for a rest that is no choice. */
  path: string | null
}

/** Years of foundation that make a bar. */
const SPAN = 5
const SHOWN_CITIES = 7

export function wallChoice(query: URLSearchParams): WallChoice {
  const founded = Number(query.get('founded'))
  return { city: query.get('city') || null, founded: founded > 0 && founded % SPAN === 0 ? founded : null }
}

const spanOf = ({ founded }: WallLogo): number => Math.floor(founded / SPAN) * SPAN

export const isOnWall =
  ({ city, founded }: WallChoice) =>
  (logo: WallLogo): boolean =>
    (city === null || logo.city === city) && (founded === null || spanOf(logo) === founded)

function pathOf({ city, founded }: WallChoice): string {
  const query = new URLSearchParams({
    ...(city !== null && { city }),
    ...(founded !== null && { founded: String(founded) }),
  }).toString()
  return href('wall') + (query && `?${query}`)
}

/** Logos by their cities, the most first; those of the other choice only, so the bars add up to what is shown of it. */
export function cityOptions(logos: readonly WallLogo[], choice: WallChoice): WallOption[] {
  const counts = countBy(logos.filter(isOnWall({ ...choice, city: null })), ({ city }) => city)
  const cities = [...counts].toSorted(([a, one], [b, other]) => other - one || a.localeCompare(b, 'ru'))
  const isShown = ([city]: [string, number], index: number) => index < SHOWN_CITIES || city === choice.city
  const rest = cities.filter((city, index) => !isShown(city, index))
  return [
    ...cities.filter(isShown).map(([city, count]) => {
      const isChosen = city === choice.city
      return { title: city, count, isChosen, path: pathOf({ ...choice, city: isChosen ? null : city }) }
    }),
    ...(rest.length > 0
      ? [{ title: `ещё городов: ${rest.length}`, count: sumOf(rest), isChosen: false, path: null }]
      : []),
  ]
}

/** The same by years of foundation, the newest first. */
export function foundedOptions(logos: readonly WallLogo[], choice: WallChoice): WallOption[] {
  const counts = countBy(logos.filter(isOnWall({ ...choice, founded: null })), spanOf)
  return [...counts]
    .toSorted(([a], [b]) => b - a)
    .map(([founded, count]) => {
      const isChosen = founded === choice.founded
      const path = pathOf({ ...choice, founded: isChosen ? null : founded })
      return { title: `${founded}–${founded + SPAN - 1}`, count, isChosen, path }
    })
}

function countBy<Key>(logos: readonly WallLogo[], keyOf: (logo: WallLogo) => Key): Map<Key, number> {
  const counts = new Map<Key, number>()
  for (const logo of logos) counts.set(keyOf(logo), (counts.get(keyOf(logo)) ?? 0) + 1)
  return counts
}

const sumOf = (counted: readonly [string, number][]): number => counted.reduce((sum, [, count]) => sum + count, 0)
