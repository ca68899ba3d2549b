import type { Answer, CallApi } from '#contract/index.ts'
import { buildRatingPath, parseRatingPath } from '#domain/paths/rating-path.ts'
import { ratingHomes } from '#domain/rating/rating-homes.ts'
import { ratingTypeBySlug } from '#domain/vocabulary/rating-types.ts'
import { SERVICES } from '#domain/vocabulary/services.ts'
import { AGENCY_RATINGS } from '#server/shapes/open-ratings.ts'
import type { ListOf } from './rating-lists.ts'
import type { Said } from './said.ts'

export interface AskedAgency {
  id: number
  slug: string
  name: string
}

export interface Asking {
  api: CallApi
  listOf: ListOf
}

type Surface = (agency: AskedAgency, asking: Asking) => Promise<Said[]>

const ALL = 'all reviews'
const MAIN = 'the main service'
const PORTFOLIO = 'the portfolio'
const NDA = 'NDA'
/** What counts for a place, apart from all of it. */
const counted = (path: string): string => `what counts in ${path}`

const serviceOf = (path: string): string => ratingTypeBySlug(parseRatingPath(path)?.type ?? 'digital-agencies').service

/** A tier and a kind of work have prices of their own, other slices those of the service. */
function pricedIn(path: string): string {
  const { tier, slice } = parseRatingPath(path) ?? {}
  return tier || slice?.kind === 'category' ? path : serviceOf(path)
}

const UNITS: Readonly<Record<string, number>> = { тыс: 1_000, млн: 1_000_000 }

/** «1 240 отзывов» → 1240, «от 1,75 млн ₽» → 1750000, «нет отзывов» → 0 */
function numberIn(text: string): number {
  if (/^нет\s/.test(text)) return 0
  const [, digits, unit = ''] = /(\d[\d\s\u00a0]*(?:,\d+)?)\s?(тыс|млн)?/.exec(text) ?? []
  return Math.round(Number(digits?.replace(/[\s\u00a0]/g, '').replace(',', '.')) * (UNITS[unit] ?? 1) * 1_000) / 1_000
}

async function rowOf({ id }: Pick<AskedAgency, 'id'>, path: string, listOf: ListOf): Promise<Said[]> {
  const row = (await listOf(path)).rows.get(id)
  // A list says that somebody has no place in it by leaving them out.
  if (!row) return [{ agency: id, of: path, place: null, score: null }]
  const { place, score, average, reviews, projects, price_from, budgets } = row
  return [
    { agency: id, of: path, place, score },
    { agency: id, of: counted(path), reviews, projects, average, usual: budgets?.[1] ?? null },
    { agency: id, of: pricedIn(path), price_from },
  ]
}

const placesOf = (agency: number, places: readonly { path: string; place: number; score?: number }[]): Said[] =>
  places.map(({ path, place, score }) => ({ agency, of: path, place, score }))

const found =
  (q: string, agency: number, limit: number | undefined): ((asking: Asking) => Promise<Said[]>) =>
  async ({ api }) => {
    const { results } = await api('agency-find', { q, ...(limit && { limit }) })
    return results
      .filter(({ id }) => id === agency)
      .flatMap(({ place, average, price_from }) => [
        { agency, of: ALL, average },
        ...(place
          ? [
              { agency, of: place.path, place: place.place },
              { agency, of: pricedIn(place.path), price_from },
            ]
          : []),
      ])
  }

type Compared = Answer<'agency-compare-by-table'>

function cellsOf(agency: number, { groups }: Compared): Said[] {
  const textOf = (key: string): string | undefined => {
    const cell = groups.flatMap(({ rows }) => rows).find(row => row.key === key)?.cells[0]
    return cell && cell.type !== 'none' ? cell.text : undefined
  }
  const figureOf = (key: string): number | undefined => {
    const text = textOf(key)
    return text === undefined ? undefined : numberIn(text)
  }
  const places = AGENCY_RATINGS.flatMap(ratingHomes).flatMap(home => {
    const text = textOf(`place_${[home.type, home.platform].filter(Boolean).join('_').replace(/\W/g, '_')}`)
    const [place = '', score = ''] = text?.split('-е место, балл ') ?? []
    return text ? [{ agency, of: buildRatingPath(home), place: numberIn(place), score: numberIn(score) }] : []
  })
  return [
    ...places,
    { agency, of: ALL, average: figureOf('average'), reviews: figureOf('reviews') },
    { agency, of: PORTFOLIO, projects: figureOf('projects') },
    { agency, of: NDA, projects: figureOf('nda_projects') },
    { agency, of: MAIN, price_from: figureOf('price') },
    ...SERVICES.map(({ slug }) => ({ agency, of: slug, price_from: figureOf(`price_${slug.replace(/\W/g, '_')}`) })),
  ]
}

function boardOf(agency: number, { board: { rating, candidates } }: Compared): Said[] {
  const [own] = candidates
  if (!rating || !own) return []
  const { from, quartiles, sums } = own.price
  return [
    { agency, of: rating.path, place: own.standing?.place ?? null, score: own.standing?.score ?? null },
    { agency, of: pricedIn(rating.path), price_from: from },
    { agency, of: counted(rating.path), projects: sums.length, usual: quartiles?.[1] ?? null },
  ]
}

const compared = ({ id }: AskedAgency, api: CallApi) => api('agency-compare-by-table', { ids: String(id) })

/** Pages and parts of pages that speak of one agency; a new one is a line. */
export const SURFACES: Readonly<Record<string, Surface>> = {
  header: async ({ id, slug }, { api }) => {
    const { reviews, projects, price_from, services, best_places, tabs } = await api('agency-header', { agency: slug })
    const countOf = (key: string) => tabs.find(tab => tab.key === key)?.count ?? 0
    return [
      { agency: id, of: ALL, ...reviews, reviews: reviews.count },
      { agency: id, of: ALL, reviews: countOf('reviews') },
      { agency: id, of: PORTFOLIO, projects: projects.shown },
      { agency: id, of: PORTFOLIO, projects: countOf('portfolio') },
      { agency: id, of: PORTFOLIO, projects: projects.all - projects.nda },
      { agency: id, of: NDA, projects: projects.nda },
      { agency: id, of: MAIN, price_from },
      ...services.slice(0, 1).map(({ slug: of }) => ({ agency: id, of, price_from })),
      ...services.map(({ slug: of, price_from: from }) => ({ agency: id, of, price_from: from })),
      ...placesOf(id, best_places),
    ]
  },
  'places of the page': async ({ id, slug }, { api }) => {
    const { ratings, score, history } = await api('agency-presence-in-rating', { agency: slug })
    return [
      ...placesOf(id, ratings),
      ...placesOf(id, history?.editions.filter(({ title }) => title === 'Сейчас') ?? []),
      ...(score ? [{ agency: id, of: score.path, score: score.score }] : []),
    ]
  },
  neighbours: async ({ slug }, { api }) => {
    const { similar, similar_path: list } = await api('agency-about', { agency: slug })
    return similar.flatMap(({ id, reviews, price_from, price_usual, service, place }) => [
      { agency: id, of: ALL, average: reviews.average, reviews: reviews.count },
      { agency: id, of: service, price_from },
      ...(list === null
        ? []
        : [
            { agency: id, of: list, place },
            { agency: id, of: counted(list), usual: price_usual },
          ]),
    ])
  },
  'prices of the page': async ({ id, slug }, { api }) => {
    const { list } = await api('agency-prices', { agency: slug })
    const lowest = Map.groupBy(list, ({ service }) => SERVICES.find(({ title }) => title === service)?.slug ?? service)
    return [...lowest].map(([of, lines]) => ({
      agency: id,
      of,
      price_from: Math.min(...lines.map(({ from }) => from)),
    }))
  },
  'explained row': async ({ id, slug }, { api }) => {
    const { rating, best_places } = await api('agency-header', { agency: slug })
    const paths = [...new Set([rating?.path, ...best_places.map(({ path }) => path)])].filter(
      path => path !== undefined,
    )
    const explained = paths.map(async path => {
      const { additional_info } = await api('rating-additional-info', { path, ids: String(id) })
      const own = additional_info[id]
      return { agency: id, of: path, place: own?.place ?? null, score: own?.score ?? null }
    })
    return Promise.all(explained)
  },
  portfolio: async ({ id, slug }, { api }) => {
    const { results_count, nda_projects_count } = await api('agency-portfolio-filters', { agency: slug })
    return [
      { agency: id, of: PORTFOLIO, projects: results_count },
      { agency: id, of: NDA, projects: nda_projects_count },
    ]
  },
  'reviews of the page': async ({ id, slug }, { api }) => {
    const { average, count, results_count } = await api('reviews-count-and-filters', { agency: slug })
    return [
      { agency: id, of: ALL, average, reviews: count },
      { agency: id, of: ALL, reviews: results_count },
    ]
  },
  'reviews of clients': async ({ id, slug }, { api }) => {
    const { average_reviews, count_reviews } = await api('customer-reviews', { agency: slug })
    return [{ agency: id, of: ALL, average: average_reviews, reviews: count_reviews }]
  },
  suggestion: ({ id, name }, asking) => found(name, id, undefined)(asking),
  search: ({ id, name }, asking) => found(name, id, 50)(asking),
  'tender recipients': async ({ id }, { api }) =>
    (await api('agency-info-for-tender', { ids: String(id) })).list.map(({ price_from }) => ({
      agency: id,
      of: MAIN,
      price_from,
    })),
  comparison: async (agency, { api }) => cellsOf(agency.id, await compared(agency, api)),
  'board of the comparison': async (agency, { api }) => boardOf(agency.id, await compared(agency, api)),
}

/** Every list that somebody named a place of, and the whole ratings. */
export async function listsSay(said: readonly Said[], { listOf }: Pick<Asking, 'listOf'>): Promise<Said[]> {
  const named = said.filter(({ place, score }) => place !== undefined || score !== undefined)
  const whole = AGENCY_RATINGS.flatMap(ratingHomes).map(home => buildRatingPath(home))
  const asked = new Map<string, { id: number; path: string }>()
  for (const { agency: id, of } of named) asked.set(`${id} ${of}`, { id, path: of })
  for (const id of new Set(said.map(({ agency }) => agency)))
    for (const path of whole) asked.set(`${id} ${path}`, { id, path })
  const answers = await Promise.all([...asked.values()].map(({ id, path }) => rowOf({ id }, path, listOf)))
  return answers.flat()
}

/** The calculator names agencies of its own choosing. */
export async function calculatorSays(
  questions: readonly { service: string; region?: string }[],
  { api }: Pick<Asking, 'api'>,
) {
  const said: Said[] = []
  for (const question of questions) {
    const { agencies } = await api('cost-approximate-price', question)
    for (const { agency, place, rating, average, price_from } of agencies) {
      said.push({ agency: agency.id, of: ALL, average })
      said.push({ agency: agency.id, of: place === null ? serviceOf(rating.path) : pricedIn(rating.path), price_from })
      if (place !== null) said.push({ agency: agency.id, of: rating.path, place })
    }
  }
  return said
}
