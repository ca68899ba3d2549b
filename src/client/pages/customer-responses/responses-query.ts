import type { Params } from '#contract/index.ts'
import type { ResponsesChoice } from '#domain/paths/responses-path.ts'

const PRICE = /^[1-9]$/
const PAGE = /^[1-9]\d{0,2}$/
const SERVICE = /^[a-z-]{1,40}$/

/** From the path: neither for all responses. */
export interface ResponsesSubject {
  agency?: string
  category?: string
}

/** Invalid parameters are ignored. */
export function responsesChoice({ agency, category }: ResponsesSubject, query: URLSearchParams): ResponsesChoice {
  const price = query.get('price') ?? ''
  const ofAgency = query.get('category') ?? ''
  return {
    agency: agency ?? null,
    category: category ?? (agency !== undefined && SERVICE.test(ofAgency) ? ofAgency : null),
    price: PRICE.test(price) ? Number(price) : 0,
  }
}

/** Sets every key, chosen or not: otherwise the store would match the answer to a narrower request. */
export function responsesRequest({ agency, category, price }: ResponsesChoice): Params<'customer-reviews'> {
  return Object.fromEntries(
    Object.entries({ agency, category, price }).map(([key, value]) => [key, value || undefined]),
  )
}

/** Changing a filter resets the list. */
export const withFilter = (choice: ResponsesChoice, key: string, value: string | null): ResponsesChoice =>
  key === 'price' ? { ...choice, price: Number(value) } : { ...choice, category: value }

/** The page requested by a link without JavaScript. */
export function askedPage(query: URLSearchParams): Pick<Params<'customer-reviews'>, 'page'> {
  const page = query.get('page') ?? ''
  return PAGE.test(page) && page !== '1' ? { page: Number(page) } : {}
}
