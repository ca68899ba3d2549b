import type { Answer, Params } from '#contract/index.ts'
import { listCheapestCandidates, listTenderCandidates } from '#db/queries/tender/tender-candidates.ts'
import { MAX_RECIPIENTS } from '#domain/agency/chosen-agencies.ts'
import { MAX_BUDGET } from '#domain/forms/tender-form.ts'
import { formatMoney, formatPriceFrom } from '#domain/numbers/money.ts'
import { parseMoney } from '#domain/numbers/written-money.ts'
import { href } from '#domain/paths/paths.ts'
import { buildRatingPath, type RatingPath } from '#domain/paths/rating-path.ts'
import { sliceOfNeed } from '#domain/picker/need.ts'
import { findCity } from '#domain/places/find-city.ts'
import { ratingHeading } from '#domain/rating/rating-heading.ts'
import { counted } from '#domain/russian/plural.ts'
import { type WantedWork, workBySlug } from '#domain/tender/wanted-work.ts'
import type { City } from '#domain/vocabulary/cities.ts'
import { serviceBySlug } from '#domain/vocabulary/services.ts'
import { sliceKey } from '#ranking/slices.ts'
import type { Context } from '../../context.ts'
import { agencyCard } from '../../shapes/agency-card.ts'
import { openEdition } from '../../shapes/open-ratings.ts'

type Proposals = Answer<'tender-proposals'>
type Candidate = Awaited<ReturnType<typeof listTenderCandidates>>[number]

interface Wanted {
  work: WantedWork
  city: City | undefined
  budget: number | undefined
}

/** Up to five agencies for a request: of the city and within the budget first, then of the whole rating. */
export async function tenderProposals(params: Params<'tender-proposals'>, context: Context): Promise<Proposals> {
  const work = workBySlug(params.type)
  const city = findCity(params.city ?? '')
  const budget = budgetOf(params.budget ?? '')
  const understood = { type: work?.slug ?? null, city: city?.slug ?? null, budget: budget ?? null }
  const unclear: Proposals['unclear'] = [
    ...(params.city && !city ? (['city'] as const) : []),
    ...(params.budget && budget === undefined ? (['budget'] as const) : []),
  ]
  const proposed = work ? await propose({ work, city, budget }, context) : { list: [], note: null }
  return { ...understood, unclear, ...proposed }
}

function budgetOf(text: string): number | undefined {
  const roubles = parseMoney(text)
  return roubles === null || roubles > MAX_BUDGET ? undefined : roubles
}

async function propose(wanted: Wanted, context: Context): Promise<Pick<Proposals, 'list' | 'note'>> {
  const { work, city, budget } = wanted
  const open = await openEdition(context, work.need.rating, undefined)
  if (!open) return { list: [], note: null }
  const db = context.database.kysely
  const limit = MAX_RECIPIENTS
  const [local, whole] = [localRating(wanted), wholeRating(work)]
  const asked = (path: RatingPath) => ({ editionId: open.edition.id, slice: sliceKey(path), limit })

  const near = city ? await listTenderCandidates(db, { ...asked(local), city: city.slug, budget }) : []
  const known = new Set(near.map(({ id }) => id))
  const everywhere = near.length < limit ? await listTenderCandidates(db, { ...asked(whole), budget }) : []
  const others = everywhere.filter(({ id }) => !known.has(id)).slice(0, limit - near.length)
  if (near.length + others.length > 0) {
    const list = [...near.map(row => proposal(row, local, wanted)), ...others.map(row => proposal(row, whole, wanted))]
    return { list, note: city && others.length > 0 ? fewNearNote(city, near.length) : null }
  }
  const cheapest = await listCheapestCandidates(db, asked(whole))
  return {
    list: cheapest.map(row => proposal(row, whole, wanted)),
    note: budget !== undefined && cheapest.length > 0 ? overBudgetNote(budget) : null,
  }
}

const wholeRating = ({ need }: WantedWork): RatingPath => sliceOfNeed(need).path

/** Only a whole rating has slices by city: agencies of a part of it are then picked by their city. */
const localRating = ({ work, city }: Wanted): RatingPath => {
  const whole = wholeRating(work)
  return whole.slice || !city ? whole : sliceOfNeed({ ...work.need, city: city.slug }).path
}

function proposal(row: Candidate, path: RatingPath, wanted: Wanted): Proposals['list'][number] {
  const { place, projects, price_from, reply_hours, ...agency } = row
  return {
    ...agencyCard(agency),
    path: href('agency', { agency: agency.slug }),
    price_from,
    price_unit: serviceBySlug(wanted.work.service).unit,
    reply_hours,
    accepts_requests: true,
    rating_path: buildRatingPath(path),
    reasons: [
      `${place}-е место в рейтинге ${ratingHeading(path).replace(/^Рейтинг /, '')}`,
      `${counted(projects, 'project')} этого вида`,
      agencyCard(agency).city,
      priceReason(price_from, wanted),
    ],
  }
}

function priceReason(price: number | null, { work, budget }: Wanted): string {
  const text = formatPriceFrom(price, serviceBySlug(work.service).unit)
  if (price === null || budget === undefined) return text
  return price <= budget ? `${text}, в вашем бюджете` : `${text}, выше вашего бюджета`
}

const fewNearNote = ({ inPlace }: City, near: number): string =>
  near === 0
    ? `Подходящих агентств ${inPlace} нет: показываем лучшие в рейтинге из других городов.`
    : `Подходящих агентств ${inPlace} — ${near}, остальные — лучшие в рейтинге из других городов.`

const overBudgetNote = (budget: number): string =>
  `До ${formatMoney(budget)} не берётся никто из рейтинга: показываем тех, кто начинает с самых небольших сумм.`
