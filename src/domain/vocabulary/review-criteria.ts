// Marked from 1 to 5 in addition to the overall mark; ids are columns of the table `review`.
export const REVIEW_CRITERIA = [
  { id: 'quality', title: 'Качество работы' },
  { id: 'terms', title: 'Соблюдение сроков' },
  { id: 'communication', title: 'Общение' },
  { id: 'value', title: 'Цена и результат' },
  { id: 'recommend', title: 'Готовность рекомендовать' },
] as const

export type ReviewCriterion = (typeof REVIEW_CRITERIA)[number]['id']
