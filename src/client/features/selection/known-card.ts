import type { Answer, CallName } from '#contract/index.ts'
import type { KeptAgency } from '../../store/kept-agencies.ts'
import type { RemoteState } from '../../store/remote.ts'

type CardsIn<N extends CallName> = (answer: Answer<N>) => readonly KeptAgency[]

/** Calls whose answers contain agency cards. */
const SOURCES: { [N in CallName]?: CardsIn<N> } = {
  'rating-page-main-info': ({ rows }) => rows.map(({ agency }) => agency),
  'rating-outside': ({ list }) => list.map(({ agency }) => agency),
  'agency-find': ({ results, fits }) => [...results, ...fits.map(({ agency }) => agency)],
  'cost-approximate-price': ({ agencies }) => agencies.map(({ agency }) => agency),
  'agency-header': agency => [agency],
  'agency-compare-by-table': ({ companies_info }) => companies_info,
}

/** The card of an agency shown on the page, so ticking its checkbox needs no request. */
export function knownCard(remote: RemoteState, id: number): KeptAgency[] {
  for (const [key, { response }] of Object.entries(remote)) {
    // A record kept by a parameter has it after the name.
    const cardsIn = SOURCES[key.split(' ')[0] as CallName] as CardsIn<CallName> | undefined
    const card = response === null ? undefined : cardsIn?.(response as never).find(one => one.id === id)
    if (card) return [{ id, name: card.name, name_lat: card.name_lat, logo: card.logo }]
  }
  return []
}
