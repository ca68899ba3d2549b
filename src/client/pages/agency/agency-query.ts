import type { Params } from '#contract/index.ts'
import { phraseParams } from '#domain/picker/phrase-query.ts'
import { PRICE_RANGES } from '#domain/vocabulary/price-ranges.ts'
import { CURSOR, cursorIn } from '#domain/web/cursor.ts'
import { type CallRequest, callRequest } from '../../store/remote.ts'

export type FitPhrase = Omit<Params<'agency-fit'>, 'agency'>

/** The picker's answers in an address; every key is set, as the store compares requests key by key. */
export function fitPhrase(query: { get: (key: string) => unknown }): FitPhrase {
  const { type, city, budget, deadline } = phraseParams(query)
  return { type, city, budget, deadline } as FitPhrase
}

export const interviewsParams = (agency: string, query: URLSearchParams): Params<'agencies-interviews'> => ({
  agency,
  ...cursorIn(query),
})

export const mentionsParams = (agency: string, query: URLSearchParams): Params<'agency-mentions'> => ({
  agency,
  ...cursorIn(query),
})

// Valid values of each query parameter; others are ignored.
const PORTFOLIO_PATTERNS = {
  category: /^[1-9]\d{0,8}$/,
  site_type: /^[a-z-]{1,40}$/,
  business_type: /^[a-z-]{1,40}$/,
  system: /^[a-z0-9-]{1,40}$/,
  year: /^(19|20)\d\d$/,
  price: new RegExp(`^(${PRICE_RANGES.map(({ id }) => id).join('|')})$`),
  page: /^[1-9]\d{0,2}$/,
  next: CURSOR,
  project: /^[1-9]\d{0,8}$/,
}

export type PortfolioKey = keyof typeof PORTFOLIO_PATTERNS
export type PortfolioChoice = Partial<Record<PortfolioKey, string>>

export const PORTFOLIO_KEYS = Object.keys(PORTFOLIO_PATTERNS) as PortfolioKey[]
/** The category is a tab; these filters narrow it. */
const NARROWING_KEYS = ['site_type', 'business_type', 'system', 'year', 'price'] as const

export function portfolioIn(query: URLSearchParams): PortfolioChoice {
  const read = (key: PortfolioKey) => query.get(key) ?? ''
  return Object.fromEntries(
    PORTFOLIO_KEYS.filter(key => PORTFOLIO_PATTERNS[key].test(read(key))).map(key => [key, read(key)]),
  )
}

/** A category without filters: its projects are on numbered pages. */
export const isWholeCategory = (choice: PortfolioChoice): boolean =>
  choice.category !== undefined && !isNarrowed(choice)

const isNarrowed = (choice: PortfolioChoice): boolean => NARROWING_KEYS.some(key => choice[key] !== undefined)

type PortfolioParams = Params<'agency-portfolio-list'>
type CategoryParams = Params<'/v2/portfolio/categories/{id}'>
type ProjectParams = Params<'/v2/portfolio/projects/{id}'>

/** Sets every key, chosen or not: otherwise the store would match the answer to a narrower request. */
function filterParams({ category, site_type, business_type, system, year, price }: PortfolioChoice) {
  const filters = { category: numberOr(category), site_type, business_type, system, year: numberOr(year) }
  return { ...filters, price: numberOr(price) } as Omit<PortfolioParams, 'agency' | 'next'>
}

export const portfolioParams = (agency: string, choice: PortfolioChoice): PortfolioParams => ({
  agency,
  ...filterParams(choice),
})

export const categoryParams = ({ category, page }: PortfolioChoice): CategoryParams => ({
  id: Number(category),
  page: numberOr(page) ?? 1,
})

export const projectParams = (choice: PortfolioChoice): ProjectParams => ({
  id: Number(choice.project),
  ...filterParams(choice),
})

export function portfolioCalls(agency: string, choice: PortfolioChoice): CallRequest[] {
  const { next, project } = choice
  const list = { ...portfolioParams(agency, choice), ...(next === undefined ? {} : { next }) }
  return [
    callRequest('agency-portfolio-filters', portfolioParams(agency, choice)),
    isWholeCategory(choice)
      ? callRequest('/v2/portfolio/categories/{id}', categoryParams(choice))
      : callRequest('agency-portfolio-list', list),
    ...(project === undefined ? [] : [callRequest('/v2/portfolio/projects/{id}', projectParams(choice))]),
  ]
}

const numberOr = (text: string | undefined): number | undefined => (text === undefined ? undefined : Number(text))
