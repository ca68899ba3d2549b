import type { Answer } from '#contract/index.ts'
import type { AgencyDossier } from '#db/queries/agency/agency-dossier.ts'
import type { AgencyProject } from '#db/queries/agency/agency-projects.ts'
import { formatMoneyRange, formatMoneyShort } from '#domain/numbers/money.ts'
import { formatNumber, NBSP } from '#domain/numbers/numbers.ts'
import { priceQuartiles } from '#domain/numbers/quartiles.ts'
import { href } from '#domain/paths/paths.ts'
import { counted } from '#domain/russian/plural.ts'
import { PRICE_UNITS, serviceBySlug } from '#domain/vocabulary/services.ts'
import { sliceKey } from '#ranking/slices.ts'
import type { Context } from '../../context.ts'
import { agencyDossier, mainRatingOf } from '../../shapes/agency-dossier.ts'
import { agencyProjects, recentSince } from '../../shapes/agency-projects.ts'
import { moneyScale, tightBounds } from '../../shapes/money-scale.ts'
import { openEdition, ratingHome } from '../../shapes/open-ratings.ts'
import { projectCard } from '../../shapes/project-shape.ts'

type Works = Answer<'agency-works'>

const SHOWN_WORKS = 3
const SHOWN_CASES = 6

export async function agencyWorks(slug: string, context: Context): Promise<Works> {
  const agency = await agencyDossier(slug, context)
  const projects = await agencyProjects(context, agency)
  const shown = projects.filter(({ is_nda }) => !is_nda)
  const measured = (row: AgencyProject) => Number(row.result !== null)
  const service = agency.services[0]?.service ?? ''
  const since = recentSince(context.now())
  const paid = projects.filter(row => row.service === service && row.launched >= since)
  return {
    works: shown
      .toSorted((one, other) => measured(other) - measured(one))
      .slice(0, SHOWN_WORKS)
      .map(projectCard),
    cases: shown
      .flatMap(({ case_id, client }) =>
        case_id === null ? [] : { title: client, path: href('case', { id: case_id }) },
      )
      .slice(0, SHOWN_CASES),
    price:
      paid.length === 0
        ? null
        : priceTruth(paid, service, {
            from: agency.services[0]?.price_from ?? null,
            market: await marketMedian(agency, context),
          }),
  }
}

/** What clients paid for the main service against the announced price. */
function priceTruth(
  paid: readonly AgencyProject[],
  service: string,
  { from, market }: { from: number | null; market: number | null },
): Works['price'] {
  const budgets = paid.map(({ budget }) => budget)
  const quartiles = priceQuartiles(budgets)
  const { ticks, at } = moneyScale(tightBounds(from === null ? budgets : [from, ...budgets]))
  const suffix = PRICE_UNITS[serviceBySlug(service)?.unit ?? 'project'].suffix
  const verified = paid.filter(({ is_verified }) => is_verified).length
  return {
    service: serviceBySlug(service)?.title ?? service,
    note: `${counted(paid.length, 'project')} за${NBSP}три года, проверено${NBSP}${formatNumber(verified)}`,
    text: sentences(budgets, from, quartiles, market, suffix),
    ticks,
    dots: paid.map(row => ({ at: at(row.budget), title: dotTitle(row) })),
    middle: quartiles && { low: at(quartiles[0]), median: at(quartiles[1]), high: at(quartiles[2]) },
    from: from === null ? null : { at: at(from), text: formatMoneyShort(from) + suffix },
    median: quartiles && formatMoneyShort(quartiles[1]) + suffix,
    range: quartiles && formatMoneyRange(quartiles[0], quartiles[2]) + suffix,
  }
}

/** The median budget of the agency's main rating. */
async function marketMedian(agency: AgencyDossier, context: Context): Promise<number | null> {
  const type = mainRatingOf(agency)
  if (!type) return null
  const home = ratingHome(type)
  const open = await openEdition(context, home.type, undefined)
  return open?.sizes.get(`${sliceKey(home)}|`)?.budget_quartiles?.[1] ?? null
}

/** Under NDA the sum alone. */
const dotTitle = ({ is_nda, client, budget }: AgencyProject): string =>
  is_nda ? formatMoneyShort(budget) : `${client}: ${formatMoneyShort(budget)}`

function sentences(
  budgets: readonly number[],
  from: number | null,
  quartiles: ReturnType<typeof priceQuartiles>,
  market: number | null,
  suffix: string,
): string[] {
  const dearer = budgets.filter(budget => from !== null && budget > from).length
  return [
    ...(from === null ? [] : [`Дороже объявленного «от» — ${dearer} из${NBSP}${counted(budgets.length, 'project')}.`]),
    ...(quartiles
      ? [
          `Закладывайте ${formatMoneyRange(quartiles[0], quartiles[2])}${suffix}: в${NBSP}этих пределах половина проектов.`,
        ]
      : []),
    ...(market === null
      ? []
      : [`У${NBSP}всех участников этого рейтинга медиана${NBSP}— ${formatMoneyShort(market)}${suffix}.`]),
  ]
}
