import { tenderPath } from '#domain/agency/chosen-agencies.ts'
import { tenderWork } from '#domain/calculator/asked-query.ts'
import { href } from '#domain/paths/paths.ts'
import { parseRatingPath } from '#domain/paths/rating-path.ts'
import { phraseParams } from '#domain/picker/phrase-query.ts'
import { taskOfRating } from '#domain/picker/tasks.ts'
import { cityById } from '#domain/vocabulary/cities.ts'
import type { ResolvedPage } from '../../app/page.ts'

const MY = 'my/'

/** The path of the rating on the page, also under weights of one's own. */
const ratingOn = ({ page, pathname }: Pick<ResolvedPage, 'page' | 'pathname'>): string | null =>
  page.name === 'rating' ? pathname : page.name === 'my-rating' ? pathname.slice(0, -MY.length) : null

/** The visitor's comparison, in the rating they come from and with the limit of their phrase. */
export function compareAddress(shown: Pick<ResolvedPage, 'page' | 'pathname' | 'search'>): string {
  const rating = ratingOn(shown)
  const { budget } = phraseParams(new URLSearchParams(shown.search))
  const known = [rating !== null && `rating=${rating.slice(1, -1)}`, budget !== undefined && `budget=${budget}`]
  const query = known.filter(Boolean).join('&')
  return href('compare') + (query && `?${query}`)
}

/** The visitor's need as a rating page states it: its slice, the city filter, the limit and date of the phrase. */
function needOfPage(pathname: string, query: URLSearchParams): string[] {
  const rating = parseRatingPath(pathname)
  if (!rating) return []
  const { budget, deadline } = phraseParams(query)
  const city = rating.slice?.kind === 'city' ? rating.slice.slug : cityById(Number(query.get('cities')))?.slug
  const known = { type: taskOfRating(rating)?.slug, city, budget, deadline }
  return Object.entries(known).flatMap(([key, value]) => (value ? [`${key}=${encodeURIComponent(value)}`] : []))
}

/** Answers of the calculator that the form of a tender also asks for. */
const SHARED = ['budget', 'system']

/** The tender to the chosen agencies; from a rating or the calculator, with the visitor's need. */
export function tenderAddress(
  { page, params, pathname, search }: Pick<ResolvedPage, 'page' | 'params' | 'pathname' | 'search'>,
  ids: readonly number[],
): string {
  const address = tenderPath(ids)
  const rating = ratingOn({ page, pathname })
  if (rating !== null) return [address, ...needOfPage(rating, new URLSearchParams(search))].join('&')
  if (page.name !== 'calculator-service') return address
  const asked = new URLSearchParams(search)
  const known = SHARED.flatMap(key => (asked.get(key) ? [[key, asked.get(key) ?? '']] : []))
  const query = new URLSearchParams([['type', tenderWork(String(params.service), asked.get('type'))], ...known])
  return `${address}&${query}`
}
