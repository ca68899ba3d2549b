import { inject } from 'vitest'
import type { CallApi } from '#contract/index.ts'
import { callAddress } from '#domain/web/call-address.ts'

/** Calls the API of the site under test. */
export const api: CallApi = async (name, params) => {
  const { path, rest } = callAddress(name, params as Record<string, unknown>)
  const answer = await fetch(`${inject('siteUrl')}${path}?${new URLSearchParams(rest as Record<string, string>)}`)
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`)
  return (await answer.json()) as never
}

/** Slug of the leader of the main rating. */
export async function agencySlug(): Promise<string> {
  const { rows } = await api('rating-page-main-info', { path: '/digital-agencies/' })
  const first = rows[0]
  if (!first) throw new Error('The main rating of the tiny market is empty')
  return first.agency.name_lat
}
