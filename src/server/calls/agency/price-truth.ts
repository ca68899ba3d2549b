import type { Answer } from '#contract/index.ts'
import type { AgencyDossier } from '#db/queries/agency/agency-dossier.ts'
import type { AgencyProject } from '#db/queries/agency/agency-projects.ts'
import { formatMoneyRange, formatMoneyShort } from '#domain/numbers/money.ts'
import { formatNumber, NBSP } from '#domain/numbers/numbers.ts'
import { priceBand } from '#domain/numbers/quartiles.ts'
import { buildRatingPath } from '#domain/paths/rating-path.ts'
import { priceBasis } from '#domain/prices/price-basis.ts'
import { askedText, isAskedAbovePaid } from '#domain/rating/price-texts.ts'
import { ratingTitle } from '#domain/rating/rating-homes.ts'
import { isCountable } from '#domain/rules/countable-project.ts'
import { counted, countedGenitive } from '#domain/russian/plural.ts'
import { upperFirst } from '#domain/russian/upper-first.ts'
import { PRICE_UNITS, type Service, serviceBySlug } from '#domain/vocabulary/services.ts'
import type { Evidence } from '#ranking/evidence.ts'
import { sliceKey } from '#ranking/slices.ts'
import type { Context } from '../../context.ts'
import { agencyStandings, mainRatingOf } from '../../shapes/agency-dossier.ts'
import { recentSince } from '../../shapes/agency-projects.ts'
import { moneyScale, tightBounds } from '../../shapes/money-scale.ts'
import { openEdition, ratingHome } from '../../shapes/open-ratings.ts'
import { type UsualPrice, usualPrice, usualPriceOf } from '../../shapes/usual-price.ts'

type Price = NonNullable<Answer<'agency-works'>['price']>

/** Prices that clients paid for the main service against the announced one. */
export async function priceTruth(
  agency: AgencyDossier,
  projects: readonly AgencyProject[],
  context: Context,
): Promise<Price | null> {
  const service = serviceBySlug(agency.services[0]?.service ?? '')
  if (!service) return null
  const { usual, paid, isRated } = await paidWork(agency, projects, context)
  if (paid.length === 0) return null
  const budgets = paid.map(({ budget }) => budget)
  const { price_from: from } = usual
  const { ticks, at } = moneyScale(tightBounds(from === null ? budgets : [from, ...budgets]))
  const { suffix } = PRICE_UNITS[service.unit]
  const verified = paid.filter(({ is_verified }) => is_verified).length
  const band = priceBand(budgets)
  const median = usual.quartiles?.[1] ?? null
  const market = await marketPrice(agency, service, context)
  const sample = isRated
    ? priceBasis('counted', usual.projects, { service: service.slug, answers: {} }).text
    : `${counted(paid.length, 'project')} за${NBSP}три года, как уплачены, места в${NBSP}рейтинге нет`
  return {
    service: service.title,
    note: `${sample}, проверено${NBSP}${formatNumber(verified)}`,
    text: [
      ...askedSentences(budgets, { from, median, unit: service.unit }),
      ...(band
        ? [`Закладывайте ${formatMoneyRange(band[0], band[2])}${suffix}: в${NBSP}этих пределах половина проектов.`]
        : []),
      ...(market
        ? [
            `У${NBSP}всех участников этого рейтинга медиана${NBSP}— ${formatMoneyShort(market.median)}${suffix}: ${market.basis.text}.`,
          ]
        : []),
    ],
    ticks,
    dots: paid.map(row => ({ at: at(row.budget), title: dotTitle(row) })),
    middle: band && { low: at(band[0]), median: at(band[1]), high: at(band[2]) },
    from: from === null ? null : { at: at(from), text: formatMoneyShort(from) + suffix },
    median: median === null ? null : formatMoneyShort(median) + suffix,
    range: band && formatMoneyRange(band[0], band[2]) + suffix,
    market,
  }
}

interface PaidWork {
  usual: UsualPrice
  paid: readonly AgencyProject[]
  isRated: boolean
}

/** The projects behind the place in the main rating; without a place, those of the same years. */
async function paidWork(
  agency: AgencyDossier,
  projects: readonly AgencyProject[],
  context: Context,
): Promise<PaidWork> {
  const main = mainRatingOf(agency)
  const slice = main && sliceKey(ratingHome(main))
  const standing = (await agencyStandings(context, agency)).find(
    row => row.type === main?.slug && row.year === null && row.slice === slice && row.tier === '',
  )
  if (standing?.evidence) {
    const evidence = standing.evidence as unknown as Evidence
    const ids = new Set(evidence.projects.map(([id]) => id))
    return { usual: usualPrice(standing), paid: projects.filter(({ id }) => ids.has(id)), isRated: true }
  }
  const [first] = agency.services
  const since = recentSince(context.now())
  const paid = projects.filter(row => row.service === first?.service && row.launched >= since && isCounted(row))
  const budgets = paid.map(({ budget }) => budget)
  return { usual: usualPriceOf(budgets, first?.price_from ?? null), paid, isRated: false }
}

/** As in the ratings and the calculator, a price under NDA counts only if the client has confirmed it. */
const isCounted = ({ is_verified, is_nda }: AgencyProject): boolean =>
  isCountable({ isVerified: is_verified, isNda: is_nda })

/** The median budget of the agency's main rating. */
async function marketPrice(agency: AgencyDossier, service: Service, context: Context): Promise<Price['market']> {
  const type = mainRatingOf(agency)
  if (!type) return null
  const home = ratingHome(type)
  const open = await openEdition(context, home.type, undefined)
  const size = open?.sizes.get(`${sliceKey(home)}|`)
  const median = size?.budget_quartiles?.[1]
  if (!size || median === undefined) return null
  return {
    median,
    rating: { title: ratingTitle(home), path: buildRatingPath(home) },
    basis: priceBasis('counted', size.projects, { service: service.slug, answers: {} }),
  }
}

/** Under NDA the sum alone. */
const dotTitle = ({ is_nda, client, budget }: AgencyProject): string =>
  is_nda ? formatMoneyShort(budget) : `${client}: ${formatMoneyShort(budget)}`

function askedSentences(
  budgets: readonly number[],
  { from, median, unit }: { from: number | null; median: number | null; unit: Service['unit'] },
): string[] {
  if (from === null) return []
  const dearer = budgets.filter(budget => budget > from).length
  const share = `${dearer} из${NBSP}${countedGenitive(budgets.length, 'project')}`
  return isAskedAbovePaid(from, median)
    ? [`${upperFirst(askedText(from, median, unit))}: дороже «от»${NBSP}— ${share}.`]
    : [`Дороже объявленного «от» — ${share}.`]
}
