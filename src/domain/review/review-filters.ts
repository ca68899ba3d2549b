/** Filters by mark; the last is what a careful client reads first. The id appears in URLs (`mark`). */
export const MARK_FILTERS = [
  { id: '5', title: 'Пятёрки', from: 5, to: 5 },
  { id: '4', title: 'Четвёрки', from: 4, to: 4 },
  { id: '3', title: 'Тройки', from: 3, to: 3 },
  { id: '2', title: 'Двойки', from: 2, to: 2 },
  { id: '1', title: 'Единицы', from: 1, to: 1 },
  { id: 'low', title: 'Тройка и ниже', from: 1, to: 3 },
] as const

export type MarkFilter = (typeof MARK_FILTERS)[number]

export const markFilterById = (id: string): MarkFilter | undefined => MARK_FILTERS.find(filter => filter.id === id)

/** At most so many stars is a poor review. */
export const POOR_MARK = 3

/** Orders of a list of reviews; within each the newest come first. The id appears in URLs (`order`). */
export const REVIEW_ORDERS = [
  { id: 'new', title: 'Сначала новые' },
  { id: 'proven', title: 'Сначала доказанные' },
  { id: 'low', title: 'Сначала низкие' },
  { id: 'high', title: 'Сначала высокие' },
] as const

export type ReviewOrder = (typeof REVIEW_ORDERS)[number]['id']
