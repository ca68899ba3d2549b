import { matchPath } from '#domain/paths/paths.ts'
import { FACTORS } from '#domain/rating/factors.ts'
import { formatWeights, nearestWeights, parseWeights, readNumbers } from '#ranking/own/own-weights.ts'
import { officialWeights } from '../calls/rating/my/weighed-list.ts'
import type { Context } from '../context.ts'
import { openEdition } from '../shapes/open-ratings.ts'
import type { Redirect } from './page-redirect.ts'

/**
 * Bad weights lead to the nearest good ones, and so does the form of six fields without JavaScript: every order has one
 * address.
 */
export async function myRatingRedirect(pathname: string, search: string, context: Context): Promise<Redirect | null> {
  const match = search === '' ? null : matchPath(pathname)
  if (match?.name !== 'my-rating') return null
  const query = new URLSearchParams(search)
  const isForm = FACTORS.some(factor => query.has(factor))
  const typed = isForm ? FACTORS.map(factor => readNumbers(query.get(factor) ?? '')[0] ?? 0) : null
  const w = query.get('w')
  if (!typed && w === null) return null
  const open = await openEdition(context, match.params.type, match.params.year)
  if (!open) return null
  const official = officialWeights(open.edition.methodology)
  if (!typed && parseWeights(w ?? '', official)) return null
  const nearest = formatWeights(nearestWeights(typed ?? readNumbers(w ?? ''), official))
  const kept = [...query].filter(
    ([key, value]) => value !== '' && key !== 'w' && !FACTORS.some(factor => factor === key),
  )
  const location = new URLSearchParams(
    nearest === formatWeights(official) ? kept : [['w', nearest], ...kept],
  ).toString()
  return { location: location === '' ? pathname : `${pathname}?${location}`, status: 302 }
}
