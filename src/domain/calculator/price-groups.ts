import { type Deal, ownAnswer } from './deal.ts'
import { type Spread, spreadOf } from './spread.ts'
import { MIN_DEALS } from './widen.ts'

export const GROUPINGS = [
  { slug: 'year', title: 'По годам', head: 'Год' },
  { slug: 'quarter', title: 'По кварталам', head: 'Квартал' },
  { slug: 'region', title: 'По городам', head: 'Город агентства' },
  { slug: 'type', title: 'По виду работы', head: 'Вид работы' },
  { slug: 'industry', title: 'По отраслям', head: 'Отрасль клиента' },
  { slug: 'system', title: 'По системам', head: 'Система' },
  { slug: 'tier', title: 'По сегментам', head: 'Сегмент агентства' },
] as const

export type GroupingSlug = (typeof GROUPINGS)[number]['slug']

export const SORTS = ['group', 'sample', 'low', 'median', 'high'] as const
export type GroupSort = (typeof SORTS)[number]

export interface PriceGroup {
  value: string
  sample: number
  /** Null below five deals. */
  spread: Spread | null
}

/** By time the sums are as paid, or growth would be taken out of the very table that shows it. */
export const isByTime = (by: GroupingSlug): boolean => by === 'year' || by === 'quarter'

export function priceGroups(deals: readonly Deal[], by: GroupingSlug): PriceGroup[] {
  const groups = Map.groupBy(deals, deal => groupOf(deal, by))
  return [...groups].flatMap(([value, own]) => {
    if (value === null) return []
    const sums = own
      .map(deal => ({ value: isByTime(by) ? deal.paid : deal.price, weight: deal.weight }))
      .toSorted((one, other) => one.value - other.value || one.weight - other.weight)
    return [{ value, sample: own.length, spread: own.length < MIN_DEALS ? null : spreadOf(sums) }]
  })
}

/** Groups without a price come last whatever the order. */
export function sortGroups<Group extends PriceGroup>(
  groups: readonly Group[],
  sort: GroupSort,
  byTitle: (one: Group, other: Group) => number,
): Group[] {
  if (sort === 'group') return groups.toSorted(byTitle)
  const measure = ({ sample, spread }: Group) => (sort === 'sample' ? sample : (spread?.[sort] ?? -1))
  return groups.toSorted((one, other) => measure(other) - measure(one) || byTitle(one, other))
}

/** «2026», «2026-2» for its second quarter. */
function groupOf(deal: Deal, by: GroupingSlug): string | null {
  const [year = '', month = ''] = deal.doneOn.split('-')
  if (by === 'year') return year
  if (by === 'quarter') return `${year}-${Math.ceil(Number(month) / 3)}`
  return ownAnswer(deal, by)
}
