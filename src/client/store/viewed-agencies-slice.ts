import type { AgencyCard } from '#contract/shapes/agency.ts'
import { cleanAgencyIds } from '#domain/agency-ids.ts'
import type { RootState } from './make-store.ts'
import { createSlice } from './slice.ts'

/** What the strip shows of an agency: kept beside the ids, so that nobody has to be asked for names. */
export type ViewedAgency = Pick<AgencyCard, 'id' | 'name' | 'name_lat' | 'logo'>

export interface ViewedAgencies {
  ids: readonly number[]
  cards: Readonly<Record<number, ViewedAgency>>
}

export interface KeptAgencies {
  ids: readonly unknown[]
  cards: readonly ViewedAgency[]
}

/** Nobody looks further back; the storage is shared with the rest of the site. */
const MAX_KEPT = 50

const initialState: ViewedAgencies = { ids: [], cards: {} }

/** Agencies the visitor has opened, newest first; kept in the browser's local storage, never sent. */
export const viewedAgenciesSlice = createSlice({
  name: 'viewedAgencies',
  initialState,
  cases: {
    viewedRestored: ({ ids, cards }, kept: KeptAgencies) =>
      viewed([...ids, ...kept.ids], [...kept.cards, ...of(cards)]),
    /** Another tab of the browser has changed the list: its word is the last. */
    viewedFollowed: (_, kept: KeptAgencies) => viewed(kept.ids, kept.cards),
    agencyViewed: ({ ids, cards }, card: ViewedAgency) => viewed([card.id, ...ids], [...of(cards), card]),
    viewedRemoved: ({ ids, cards }, removed: number) =>
      viewed(
        ids.filter(id => id !== removed),
        of(cards),
      ),
    viewedCleared: () => initialState,
  },
})

export const { viewedRestored, viewedFollowed, agencyViewed, viewedRemoved, viewedCleared } =
  viewedAgenciesSlice.actions

export const selectViewed = ({ viewedAgencies = initialState }: RootState): ViewedAgencies => viewedAgencies

const of = (cards: ViewedAgencies['cards']): ViewedAgency[] => Object.values(cards)

/** Of several cards with one id the last is the newest; cards without their id are gone. */
function viewed(anyIds: readonly unknown[], cards: readonly ViewedAgency[]): ViewedAgencies {
  const ids = cleanAgencyIds(anyIds).slice(0, MAX_KEPT)
  const kept = cards.filter(({ id }) => ids.includes(id))
  return { ids, cards: Object.fromEntries(kept.map(card => [card.id, card])) }
}
