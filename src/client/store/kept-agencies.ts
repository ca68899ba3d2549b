import type { AgencyCard } from '#contract/shapes/agency.ts'
import { cleanAgencyIds } from '#domain/agency/agency-ids.ts'

/** An agency in a strip or bar, stored with its name so that showing it needs no request. */
export type KeptAgency = Pick<AgencyCard, 'id' | 'name' | 'name_lat' | 'logo'>

/** A visitor's own list of agencies, ordered by `ids`; `cards` has those whose names are known. */
export interface KeptAgencies {
  ids: readonly number[]
  cards: Readonly<Record<number, KeptAgency>>
}

/** The same as read from the browser's storage, which may hold anything. */
export interface StoredAgencies {
  ids: readonly unknown[]
  cards: readonly KeptAgency[]
}

/** The last of several cards with one id wins; cards whose id is not listed are dropped. */
export function keptAgencies({ ids, cards }: StoredAgencies, atMost: number): KeptAgencies {
  const known = cleanAgencyIds(ids).slice(0, atMost)
  const kept = cards.filter(({ id }) => known.includes(id))
  return { ids: known, cards: Object.fromEntries(kept.map(card => [card.id, card])) }
}

export const cardsOf = ({ cards }: KeptAgencies): KeptAgency[] => Object.values(cards)

export const withoutAgency = ({ ids, cards }: KeptAgencies, removed: number): StoredAgencies => ({
  ids: ids.filter(id => id !== removed),
  cards: Object.values(cards),
})

export const cardsInOrder = ({ ids, cards }: KeptAgencies): KeptAgency[] => ids.flatMap(id => cards[id] ?? [])
