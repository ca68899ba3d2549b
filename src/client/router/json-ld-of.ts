import type { ShownData } from '../app/json-ld.ts'
import type { ResolvedPage } from '../app/page.ts'
import { documentOf } from '../documents.ts'
import { type RemoteState, responseFor } from '../store/remote.ts'

/** Server only: browsers have no use for JSON-LD. */
export function jsonLdOf(
  { page, params, requests }: ResolvedPage,
  remote: RemoteState,
  site: Pick<ShownData, 'siteUrl' | 'siteName'>,
): object[] {
  const { jsonLd } = documentOf(page.name)
  const answer: ShownData['answer'] = (name, about = {}) => {
    const isAsked = (asked: object) =>
      Object.entries(about).every(([key, value]) => (asked as Record<string, unknown>)[key] === value)
    const asked = requests.find(request => request.name === name && isAsked(request.params))
    return asked ? responseFor(remote, name, asked.params as object) : null
  }
  return jsonLd?.({ ...site, answer }, params as never) ?? []
}
