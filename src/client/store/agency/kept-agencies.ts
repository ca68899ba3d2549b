import type { AgencyCard } from '#contract/shapes/agency.ts'
import { cleanAgencyIds } from '#domain/agency/agency-ids.ts'

/** What a strip or a bar shows of an agency: kept beside the ids, so that nobody has to be asked for names. */
export type KeptAgency = Pick<AgencyCard, 'id' | 'name' | 'name_lat' | 'logo'>

/** A visitor's own list of agencies: in the order of the ids, cards for those whose names are known. */
export interface KeptAgencies {
  ids: readonly number[]
  cards: Readonly<Record<number, KeptAgency>>
}

/** The same as it comes from the browser's storage, where anything may stand. */
export interface StoredAgencies {
  ids: readonly unknown[]
  cards: readonly KeptAgency[]
}

/** Of several cards with one id the last is the newest; cards without their id are gone. */
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

/** Those whose names are known, in the order of the ids. */
export const cardsInOrder = ({ ids, cards }: KeptAgencies): KeptAgency[] => ids.flatMap(id => cards[id] ?? [])
