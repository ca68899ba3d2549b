/** What `prepare` does for a new fictional market, in this order. */
export const PREPARE_TITLES = {
  schema: 'Схема базы',
  market: 'Вымышленный рынок',
  closed: 'Выпуски прошлых лет',
  current: 'Текущие рейтинги',
  votes: 'Голоса экспертов',
  counts: 'История спроса',
  award: 'Премия',
  statistics: 'Статистика рынка',
  prices: 'Цены для калькулятора',
  content: 'Новости, исследования, азбука',
  tidy: 'Статистика для запросов',
} as const

/** About how long each takes with the market of the demo: the scale of a start is drawn by it. */
export const PREPARE_SECONDS: Readonly<Record<keyof typeof PREPARE_TITLES, number>> = {
  schema: 2,
  market: 2.5,
  closed: 5,
  current: 3,
  votes: 0.2,
  counts: 0.7,
  award: 0.4,
  statistics: 1,
  prices: 0.3,
  content: 1,
  tidy: 1.5,
}
