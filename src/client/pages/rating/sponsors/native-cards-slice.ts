import type { NativeCard } from '#contract/shapes/rating.ts'
import { createSlice } from '../../../store/slice.ts'

declare module '#client/store/make-store.ts' {
  interface DeferredState {
    nativeCards: NativeCards
  }
}

/** Spec §3: cards of a kind, grouped by a rating parameter. */
type CardGroups = Readonly<Record<string, readonly NativeCard[]>>

export interface NativeCards {
  /** The rating they belong to. */
  path: string
  mini_native_card: CardGroups
  wide_native_card: CardGroups
}

/** Identifies one card. */
interface CardMatch {
  agency_id: number | null
  sponsor_type: string
}

const initialState: NativeCards = { path: '', mini_native_card: {}, wide_native_card: {} }

const matches = (card: NativeCard, { agency_id, sponsor_type }: CardMatch): boolean =>
  card.agency_id === agency_id && card.sponsor_type === sponsor_type

/** The attributes of an advertiser's card. */
export const attributesOf = (
  { mini_native_card, wide_native_card }: Pick<NativeCards, 'mini_native_card' | 'wide_native_card'>,
  match: CardMatch,
): readonly string[] =>
  [mini_native_card, wide_native_card]
    .flatMap(groups => Object.values(groups).flat())
    .filter(card => matches(card, match))
    .flatMap(({ show_attributes }) => show_attributes)

function mapCards(state: NativeCards, change: (card: NativeCard) => NativeCard): NativeCards {
  const inGroups = (groups: CardGroups) =>
    Object.fromEntries(Object.entries(groups).map(([parameter, cards]) => [parameter, cards.map(change)]))
  return {
    path: state.path,
    mini_native_card: inGroups(state.mini_native_card),
    wide_native_card: inGroups(state.wide_native_card),
  }
}

export const nativeCardsSlice = createSlice({
  name: 'nativeCards',
  initialState,
  cases: {
    cardsReceived: (_, { path, mini_native_card, wide_native_card }: NativeCards): NativeCards => ({
      path,
      mini_native_card,
      wide_native_card,
    }),
    cardShown: (state, match: CardMatch) =>
      mapCards(state, card => (matches(card, match) ? { ...card, show: true } : card)),
    cardsHidden: state => mapCards(state, card => ({ ...card, show: false })),
    attributesAdded: (state, { attributes, ...match }: CardMatch & { attributes: readonly string[] }) =>
      mapCards(state, card =>
        matches(card, match)
          ? { ...card, show_attributes: [...new Set([...card.show_attributes, ...attributes])] }
          : card,
      ),
    attributesCleared: state => mapCards(state, card => ({ ...card, show_attributes: [] })),
  },
})

export const { cardsReceived, cardShown, cardsHidden, attributesAdded, attributesCleared } = nativeCardsSlice.actions

const DAY_MS = 86_400_000

export const shownCards = (groups: NativeCards['mini_native_card']): NativeCard[] =>
  Object.values(groups)
    .flat()
    .filter(({ show }) => show)

/** Cards rotate daily, the same for everyone. On the server, without a clock, it is the first. */
export function cardOfDay(cards: readonly NativeCard[], now: number | null): NativeCard | undefined {
  return cards[now === null ? 0 : Math.floor(now / DAY_MS) % cards.length]
}
