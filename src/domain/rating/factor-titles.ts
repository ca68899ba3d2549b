/** Addends of an agency's score, in the order of the methodology. */
export const FACTOR_TITLES = {
  projects: 'Проекты',
  reviews: 'Отзывы',
  focus: 'Фокус',
  cases: 'Кейсы',
  awards: 'Награды',
  openness: 'Открытость',
} as const
