import { href } from '#domain/paths/paths.ts'
import { AS_OF } from '#domain/stats/stat-query.ts'
import type { Context } from '../context.ts'
import { asOfRefusal } from '../shapes/stats/known-at.ts'
import type { Redirect } from './page-redirect.ts'

/** A day without figures, or no day at all, leads to the newest figures. */
export async function asOfRedirect(address: string, asOf: string | null, context: Context): Promise<Redirect | null> {
  if (asOf === null || (await asOfRefusal(asOf, context)) === null) return null
  const { pathname, searchParams } = new URL(address, 'http://any.example')
  searchParams.delete(AS_OF)
  const search = searchParams.toString()
  return { location: search === '' ? pathname : `${pathname}?${search}`, status: 302 }
}

export const statisticsRedirect = (pathname: string, search: string, context: Context): Promise<Redirect | null> =>
  asOfRedirect(
    pathname + search,
    pathname.startsWith(href('digital-stats')) ? new URLSearchParams(search).get(AS_OF) : null,
    context,
  )
