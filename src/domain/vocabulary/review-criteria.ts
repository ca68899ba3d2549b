// Marked from 1 to 5 in addition to the overall mark; ids are columns of the table `review`.
export const REVIEW_CRITERIA = [
  { id: 'quality', title: 'Качество работы', short: 'Качество', accusative: 'качество' },
  { id: 'terms', title: 'Соблюдение сроков', short: 'Сроки', accusative: 'сроки' },
  { id: 'communication', title: 'Общение', short: 'Общение', accusative: 'общение' },
  { id: 'value', title: 'Цена и результат', short: 'Цена и результат', accusative: 'цену и результат' },
  { id: 'recommend', title: 'Готовность рекомендовать', short: 'Рекомендуют', accusative: 'готовность рекомендовать' },
] as const

export type ReviewCriterion = (typeof REVIEW_CRITERIA)[number]['id']
