/** Kinds of places for ads, by their names in the database. */
export const AD_SLOTS = ['general', 'wide_native_card', 'mini_native_card', 'promotion'] as const

export type AdSlot = (typeof AD_SLOTS)[number]

export const isAdSlot = (text: string): text is AdSlot => AD_SLOTS.some(slot => slot === text)

/** Rows above each ad in a list. */
export const ROWS_BEFORE_WIDE = 3
export const ROWS_BEFORE_MINI = 10
export const ROWS_BEFORE = { wide_native_card: ROWS_BEFORE_WIDE, mini_native_card: ROWS_BEFORE_MINI } as const

/** An agency's ad next to its own place would look like part of the row or a higher place. */
export const ROWS_FROM_OWN_PLACE = 5

/** Whether an ad with so many rows above it is within five rows of the row with this index. */
export const isNearOwnPlace = (rowsBefore: number, ownIndex: number): boolean =>
  ownIndex >= rowsBefore - ROWS_FROM_OWN_PLACE && ownIndex < rowsBefore + ROWS_FROM_OWN_PLACE

/** Ads shown at the same time: site-wide ones take turns, a day each; a place in a rating has one ad. */
const ROTATED = 2

export const capacityOf = (ratingType: string | null): number => (ratingType === null ? ROTATED : 1)
