import type { PathName, PathParams } from '#domain/paths.ts'
import type { ShownData } from './app/json-ld.ts'
import type { ResolvedPage } from './app/resolve-page.ts'
import { agencyJsonLd } from './pages/agency/json-ld.ts'
import { methodologyJsonLd } from './pages/methodology/json-ld.ts'
import { ratingJsonLd } from './pages/rating/json-ld.ts'
import { type RemoteState, responseFor } from './store/remote.ts'

type JsonLdMakers = { [N in PathName]?: (shown: ShownData, params: PathParams<N>) => object[] }

const MAKERS: JsonLdMakers = {
  rating: ratingJsonLd,
  methodology: methodologyJsonLd,
  agency: agencyJsonLd,
}

/** Only the server imports this: browsers have no use for what search engines read. */
export function jsonLdOf({ page, params, requests }: ResolvedPage, remote: RemoteState, siteUrl: string): object[] {
  const make = MAKERS[page.name] as ((shown: ShownData, params: object) => object[]) | undefined
  const answer: ShownData['answer'] = name => {
    const asked = requests.find(request => request.name === name)
    return asked ? responseFor(remote, name, asked.params as object) : null
  }
  return make?.({ siteUrl, answer }, params) ?? []
}
