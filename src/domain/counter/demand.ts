/** Fewer say more about chance than about demand. */
const MIN_MONTHS = 10
const MIN_VIEWS = 200
const MIN_TENDERS = 20
const MIN_PARTICIPANTS = 5

/** The path that asks for the demand of all ratings together. */
export const ALL_RATINGS = '/'

export const YEAR_MONTHS = 12

interface MonthCount {
  /** `2026-03` */
  month: string
  hits: number
}

export interface Demand {
  months: { month: string; views: number }[]
  views: number
  before: number | null
}

/** `2026-03` for a month as moscowMonth numbers it. */
export const monthText = (month: number): string =>
  `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`

/** Views of the twelve months that end with `last`, and of the twelve before; null where there is too little of them. */
export function demandOf(counts: readonly MonthCount[], last: number): Demand | null {
  const hitsOf = new Map(counts.map(({ month, hits }) => [month, hits]))
  const year = (end: number) =>
    Array.from({ length: YEAR_MONTHS }, (_, index) => {
      const month = monthText(end - YEAR_MONTHS + 1 + index)
      return { month, views: hitsOf.get(month) ?? 0 }
    })
  const months = year(last)
  const views = enoughViews(months)
  if (views === null) return null
  return { months, views, before: enoughViews(year(last - YEAR_MONTHS)) }
}

function enoughViews(months: Demand['months']): number | null {
  const views = months.reduce((sum, month) => sum + month.views, 0)
  const known = months.filter(month => month.views > 0).length
  return known >= MIN_MONTHS && views >= MIN_VIEWS ? views : null
}

export interface Supply {
  tenders: number
  participants: number
  /** For the rating of a platform: tenders for an application that name no platform. */
  unnamed: number
}

/** Tenders per participant mean something only where both are several. */
export const supplyOf = (supply: Supply): Supply | null =>
  supply.tenders >= MIN_TENDERS && supply.participants >= MIN_PARTICIPANTS ? supply : null
