/** Tabs and charts of the digital statistics. A chart answers one question, which its title states. */
export const STAT_TABS = [
  { id: 'demand', title: 'Спрос' },
  { id: 'prices', title: 'Цены' },
  { id: 'platforms', title: 'Платформы' },
  { id: 'market', title: 'Рынок' },
  { id: 'reviews', title: 'Отзывы' },
  { id: 'competition', title: 'Конкуренция' },
] as const

export type StatTabId = (typeof STAT_TABS)[number]['id']

/**
 * How a chart is drawn: lines over time; a line with its band of quartiles; shares stacked to a hundred; bars or dots by
 * category; a heat map of years by months.
 */
export type ChartKind = 'lines' | 'band' | 'stack' | 'bars' | 'dots' | 'heat'

/** What may be chosen for a chart. A dropdown that means nothing for it is not shown. */
export type ChartChoice = 'region' | 'device' | 'rating' | 'period'
