import { expect, test } from 'vitest'
import { sampleCard } from '#tests/support/client/sample-card.ts'
import { cardOfDay, shownCards } from './native-cards-slice.ts'

const NOON = Date.parse('2026-11-12T09:00:00Z')
const DAY = 86_400_000

test('only cards with `show` are shown, from all groups', () => {
  const groups = { branding: [sampleCard(1), sampleCard(2, { show: false })], crm: [sampleCard(3)] }
  expect(shownCards(groups).map(({ id }) => id)).toEqual([1, 3])
})

test('the server shows the first card', () => {
  expect(cardOfDay([sampleCard(1), sampleCard(2)], null)?.id).toBe(1)
})

test('cards rotate daily and stay the same all day', () => {
  const cards = [sampleCard(1), sampleCard(2), sampleCard(3)]
  const shown = [0, 1, 2, 3].map(day => cardOfDay(cards, NOON + day * DAY)?.id)
  expect(new Set(shown.slice(0, 3))).toEqual(new Set([1, 2, 3]))
  expect(shown[3]).toBe(shown[0])
  expect(cardOfDay(cards, NOON + DAY / 3)?.id).toBe(shown[0])
})

test('without cards there is nothing to show', () => {
  expect(cardOfDay([], null)).toBeUndefined()
  expect(cardOfDay([], NOON)).toBeUndefined()
})
