import { href } from './paths.ts'

/** Filters of customer responses; null and 0 mean any. */
export interface ResponsesChoice {
  agency: string | null
  category: string | null
  price: number
}

/** A service is a path of its own for the whole market, but a query parameter within one agency. */
export function responsesPath({ agency, category, price }: ResponsesChoice, page = 1): string {
  const query = [
    ...(agency !== null && category !== null ? [`category=${category}`] : []),
    ...(price > 0 ? [`price=${price}`] : []),
    ...(page > 1 ? [`page=${page}`] : []),
  ]
  return listPath(agency, category) + (query.length > 0 ? `?${query.join('&')}` : '')
}

function listPath(agency: string | null, category: string | null): string {
  if (agency !== null) return href('agency-responses', { agency })
  return category === null ? href('customer-responses') : href('category-responses', { category })
}
