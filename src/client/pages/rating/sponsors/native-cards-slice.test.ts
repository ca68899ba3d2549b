import { expect, test } from 'vitest'
import type { NativeCard } from '#contract/shapes/rating.ts'
import {
  attributesAdded,
  attributesCleared,
  cardShown,
  cardsHidden,
  cardsReceived,
  type NativeCards,
  nativeCardsSlice,
} from './native-cards-slice.ts'

const card = (id: number, own: Partial<NativeCard> = {}): NativeCard => ({
  id,
  sponsor_id: id,
  agency_id: id,
  sponsor_type: 'agency',
  show: false,
  show_attributes: [],
  name: `Спонсор ${id}`,
  title: '',
  image: null,
  link: 'https://sponsor.example/',
  ad: { advertiser: 'ООО «Спонсор»', inn: '7700000000', erid: '2Vtzqw' },
  ...own,
})

const CARDS: NativeCards = {
  path: '/branding/',
  mini_native_card: { branding: [card(1), card(2, { sponsor_type: 'vendor' })] },
  wide_native_card: { branding: [card(1, { id: 3 })], crm: [card(4, { show: true, show_attributes: ['Гарантия'] })] },
}

type Action = { type: string; payload: unknown }

const after = (...actions: Action[]) =>
  [cardsReceived(CARDS), ...actions].reduce(nativeCardsSlice.reducer, nativeCardsSlice.initialState)
const shownIn = ({ mini_native_card, wide_native_card }: NativeCards) =>
  [mini_native_card, wide_native_card].flatMap(groups =>
    Object.values(groups).flatMap(cards => cards.filter(({ show }) => show).map(({ id }) => id)),
  )

test('cards are stored by kind and parameter', () => {
  expect(after()).toEqual(CARDS)
})

test('a card is shown for the matching agency and sponsor type, in both kinds', () => {
  expect(shownIn(after(cardShown({ agency_id: 1, sponsor_type: 'agency' })))).toEqual([1, 3, 4])
})

test('agency or sponsor type alone do not match', () => {
  expect(shownIn(after(cardShown({ agency_id: 2, sponsor_type: 'agency' })))).toEqual([4])
})

test('all are hidden at once', () => {
  expect(shownIn(after(cardShown({ agency_id: 1, sponsor_type: 'agency' }), cardsHidden()))).toEqual([])
})

test('attributes are added to the matching card, each once', () => {
  const match = { agency_id: 4, sponsor_type: 'agency' }
  const { wide_native_card } = after(attributesAdded({ ...match, attributes: ['Гарантия', 'Договор за день'] }))
  expect(wide_native_card.crm?.[0]?.show_attributes).toEqual(['Гарантия', 'Договор за день'])
  expect(wide_native_card.branding?.[0]?.show_attributes).toEqual([])
})

test('attributes of all cards are cleared', () => {
  expect(after(attributesCleared()).wide_native_card.crm?.[0]?.show_attributes).toEqual([])
})
