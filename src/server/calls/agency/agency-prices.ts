import type { Answer } from '#contract/index.ts'
import type { AgencyDossier } from '#db/queries/agency/agency-dossier.ts'
import type { AgencyProject } from '#db/queries/agency/agency-projects.ts'
import { formatMoneyShort } from '#domain/numbers/money.ts'
import { NBSP, roundDecimal } from '#domain/numbers/numbers.ts'
import { MIN_SAMPLE, priceQuartiles } from '#domain/numbers/quartiles.ts'
import { disputeText, pricesFinding, priceVerdict } from '#domain/prices/price-verdict.ts'
import { ratingOfService } from '#domain/rating/rating-homes.ts'
import { findSlice } from '#domain/rating/rating-slice.ts'
import { isCountable } from '#domain/rules/countable-project.ts'
import { counted } from '#domain/russian/plural.ts'
import { formatMonth } from '#domain/time/dates.ts'
import { PRICE_UNITS, serviceBySlug } from '#domain/vocabulary/services.ts'
import { sliceKey } from '#ranking/slices.ts'
import type { Context } from '../../context.ts'
import { agencyDossier } from '../../shapes/agency-dossier.ts'
import { agencyProjects, recentSince } from '../../shapes/agency-projects.ts'
import { tightBounds } from '../../shapes/money-scale.ts'
import { openEdition } from '../../shapes/open-ratings.ts'
import { isoOf } from './agency-header.ts'

type Prices = Answer<'agency-prices'>
type Line = Prices['list'][number]
type ListedLine = AgencyDossier['prices'][number]

/** Every line of the price list against the sums paid for such work; the main services come first. */
export async function agencyPrices(slug: string, context: Context): Promise<Prices> {
  const agency = await agencyDossier(slug, context)
  const since = recentSince(context.now())
  const paid = (await agencyProjects(context, agency)).filter(
    ({ launched, is_verified, is_nda }) => launched >= since && isCountable({ isVerified: is_verified, isNda: is_nda }),
  )
  const rank = new Map(agency.services.map(({ service }, index) => [service, index]))
  const rankOf = ({ service }: { service: string }) => rank.get(service) ?? rank.size
  const lines = agency.prices.toSorted((one, other) => rankOf(one) - rankOf(other))
  const rows = [...Map.groupBy(lines, ({ service }) => service).values()].flatMap(withWhole)
  // One date for the fact «цены» and for the lines it is about.
  const checked = agency.facts.find(({ kind }) => kind === 'prices')?.checked_at
  const checkedAt = checked ? isoOf(checked) : null
  const list = await Promise.all(rows.map(row => lineOf(row, paid, { checkedAt, context })))
  const compared = list.flatMap(({ paid }) => paid ?? [])
  const priced = paid.filter(project => rows.some(row => isPaidFor(row, project)))
  return {
    title: pricesFinding(compared.map(({ verdict, sums }) => ({ kind: verdict.kind, sums: sums.length }))),
    note: sampleText(priced),
    list,
    axis: axisOf(list),
    hour_rate: agency.hour_rate,
  }
}

interface Row extends ListedLine {
  /** Projects do not tell these lines of a service apart: the line of the whole service has their sums. */
  part_of: string | null
}

/** Several lines that projects do not tell apart come under a line of their service as a whole. */
function withWhole(lines: readonly ListedLine[]): Row[] {
  const [first] = lines
  const alike = lines.filter(({ site_type }) => site_type === null)
  if (!first || alike.length < 2) return lines.map(line => ({ ...line, part_of: null }))
  const title = serviceBySlug(first.service)?.title ?? first.service
  const whole: Row = {
    ...first,
    ...{ title, included: 'Все строки прайса вместе: проекты их не различают', site_type: null, part_of: null },
    price_from: Math.min(...lines.map(({ price_from }) => price_from)),
    price_to: null,
  }
  return [whole, ...lines.map(line => ({ ...line, part_of: line.site_type === null ? title : null }))]
}

const isPaidFor = ({ service, site_type }: Row, project: AgencyProject): boolean =>
  project.service === service && (site_type === null || project.site_type === site_type)

async function lineOf(
  row: Row,
  paid: readonly AgencyProject[],
  { checkedAt, context }: { checkedAt: string | null; context: Context },
): Promise<Line> {
  const { service, site_type, title, unit, price_from, price_to, included, part_of } = row
  return {
    service: serviceBySlug(service)?.title ?? service,
    work: site_type ?? service,
    title,
    unit: unit === 'month' ? PRICE_UNITS.month.title : PRICE_UNITS.project.title,
    from: price_from,
    to: price_to,
    included,
    checked_at: checkedAt,
    part_of,
    paid:
      part_of === null
        ? paidOf(
            row,
            paid.filter(project => isPaidFor(row, project)),
          )
        : null,
    market: part_of === null ? await marketOf(row, context) : null,
  }
}

function paidOf({ price_from: from, unit }: Row, projects: readonly AgencyProject[]): NonNullable<Line['paid']> {
  const sums = projects.map(({ budget }) => budget)
  const priceUnit = unit === 'month' ? 'month' : 'project'
  const median = priceQuartiles(sums)?.[1] ?? null
  const verdict = priceVerdict(from, sums, priceUnit)
  const [latest] = projects
  return {
    sums: projects
      .toSorted((one, other) => one.budget - other.budget)
      .map(({ budget, client, is_nda }) => ({
        sum: budget,
        // Under NDA the sum alone.
        title: is_nda ? formatMoneyShort(budget) : `${client}: ${formatMoneyShort(budget)}`,
      })),
    median,
    verdict,
    dispute:
      verdict.kind === 'disputed' && median !== null && latest
        ? {
            title: disputeText(from, sums, priceUnit),
            difference: roundDecimal((median / from - 1) * 100, 0),
            text: `Последний проект${NBSP}— ${formatMoneyShort(latest.budget)}, ${formatMonth(latest.launched)}`,
          }
        : null,
  }
}

/** The middle half of what all agencies of the rating were paid. Apps have a rating per platform, none for all together. */
async function marketOf({ service, site_type }: Row, context: Context): Promise<Line['market']> {
  const type = ratingOfService(service)
  if (!type || type.shape === 'apps') return null
  const slice = site_type === null ? undefined : findSlice(type.slug, site_type)
  if (site_type !== null && slice?.kind !== 'category') return null
  const open = await openEdition(context, type.slug, undefined)
  const quartiles = open?.sizes.get(`${sliceKey(slice ? { slice } : {})}|`)?.budget_quartiles
  const [low, median, high] = quartiles ?? []
  return low === undefined || median === undefined || high === undefined ? null : { low, median, high }
}

/** «60 проектов за три года, 47 подтвердили клиенты» */
function sampleText(projects: readonly AgencyProject[]): string {
  if (projects.length === 0) return `Проектов за${NBSP}три года нет: цены сверить не${NBSP}с${NBSP}чем`
  const verified = projects.filter(({ is_verified }) => is_verified).length
  const few = projects.length < MIN_SAMPLE ? '' : `, клиенты подтвердили ${verified}`
  return `${counted(projects.length, 'project')} за${NBSP}три года${few}`
}

function axisOf(list: readonly Line[]): Prices['axis'] {
  const values = list.flatMap(({ from, to, paid, market }) => [
    from,
    ...(to === null ? [] : [to]),
    ...(paid?.sums.map(({ sum }) => sum) ?? []),
    ...(market ? [market.low, market.high] : []),
  ])
  return values.length === 0 ? null : [...tightBounds(values)]
}
