import { formatFixed } from '#domain/numbers/numbers.ts'

export const FIGURES = ['place', 'score', 'average', 'reviews', 'projects', 'price_from', 'usual'] as const
export type Figure = (typeof FIGURES)[number]

/** What a surface says of an agency; null says that there is none. */
export type Said = { agency: number } & Partial<Record<Figure, number | null | undefined>> & {
    /** What the figures are of: the address of a list, a service, all reviews. The same name promises the same figures. */
    of: string
  }

export interface Comparison {
  /** «7, average of all reviews: header says 4.6, search says 4.5» */
  disagreements: string[]
  /** How often a surface repeated what another had said, by figure. */
  repeated: Record<Figure, number>
}

/** Compares what the surfaces say of the same agency, figure and thing. */
export function compareSaid(bySurface: ReadonlyMap<string, readonly Said[]>): Comparison {
  const first = new Map<string, { surface: string; value: string | null }>()
  const disagreements = new Set<string>()
  const repeated = Object.fromEntries(FIGURES.map(figure => [figure, 0])) as Record<Figure, number>
  for (const [surface, said] of bySurface) {
    for (const { agency, of, ...figures } of said) {
      for (const figure of FIGURES) {
        const told = figures[figure]
        if (told === undefined) continue
        const value = told === null ? null : asShown(figure, told)
        const key = `${agency}, ${figure} of ${of}`
        const earlier = first.get(key)
        if (!earlier) first.set(key, { surface, value })
        else if (earlier.value !== value)
          disagreements.add(`${key}: ${earlier.surface} says ${earlier.value}, ${surface} says ${value}`)
        if (earlier && earlier.surface !== surface) repeated[figure] += 1
      }
    }
  }
  return { disagreements: [...disagreements], repeated }
}

/** Some surfaces tell averages as they print them, others leave the rounding to their pages. */
const asShown = (figure: Figure, value: number): string => (figure === 'average' ? formatFixed(value) : String(value))
