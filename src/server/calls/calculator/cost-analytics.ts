import type { Answer, Params } from '#contract/index.ts'
import { answerTitle, type SystemTitles } from '#domain/calculator/answer-titles.ts'
import {
  GROUPINGS,
  type GroupingSlug,
  isByTime,
  type PriceGroup,
  priceGroups,
  SORTS,
  sortGroups,
} from '#domain/calculator/price-groups.ts'
import { NBSP } from '#domain/numbers/numbers.ts'
import { boundsAround } from '#domain/numbers/sum-columns.ts'
import { SERVICES } from '#domain/vocabulary/services.ts'
import { TIERS } from '#domain/vocabulary/tiers.ts'
import type { Context } from '../../context.ts'
import { pricesState, priceTable, systemTitles } from '../../shapes/price-table.ts'

type Analytics = Answer<'cost-analytics-calculator'>

/** Prices of a service by group: the number of deals and quartiles. */
export async function costAnalytics(
  { service: slug = SERVICES[0].slug, ...asked }: Params<'cost-analytics-calculator'>,
  context: Context,
): Promise<Analytics> {
  const { slug: by, head } = GROUPINGS.find(each => each.slug === asked.by) ?? GROUPINGS[0]
  const sort = SORTS.find(known => known === asked.sort) ?? SORTS[0]
  const [{ service, deals }, systems, state] = await Promise.all([
    priceTable(slug, context),
    systemTitles(context),
    pricesState(context),
  ])
  const groups = await context.memo.remember(`cost-groups:${slug} ${by}`, async () => priceGroups(deals, by))
  const titled = groups.map(group => ({ ...group, title: groupTitle(by, group.value, systems) }))
  const rows = sortGroups(titled, sort, inOwnOrder(by))
  const sums = rows.flatMap(({ spread }) => (spread ? [spread.p10, spread.p90] : []))
  return {
    service: { value: service.slug, title: service.title },
    services: SERVICES.map(each => ({ value: each.slug, title: each.title })),
    by,
    groupings: GROUPINGS.map(each => ({ value: each.slug, title: each.title })),
    head,
    sort,
    unit: service.unit,
    is_as_paid: isByTime(by),
    axis: sums.length > 0 ? [...boundsAround(sums)] : [],
    rows: rows.map(({ value, title, sample, spread }) => ({ group: value, title, sample, spread })),
    updated_at: state?.computedAt ?? null,
  }
}

function groupTitle(by: GroupingSlug, value: string, systems: SystemTitles): string {
  if (by === 'year') return value
  if (by !== 'quarter') return answerTitle(by, value, systems) ?? value
  const [year, quarter] = value.split('-')
  return `${quarter}${NBSP}кв. ${year}`
}

type Titled = PriceGroup & { title: string }

/** Time goes on, tiers rise, all else is alphabetical. */
function inOwnOrder(by: GroupingSlug): (one: Titled, other: Titled) => number {
  if (isByTime(by)) return (one, other) => (one.value < other.value ? -1 : 1)
  const tiers: readonly string[] = TIERS.map(({ slug }) => slug)
  if (by === 'tier') return (one, other) => tiers.indexOf(one.value) - tiers.indexOf(other.value)
  return (one, other) => one.title.localeCompare(other.title, 'ru')
}
