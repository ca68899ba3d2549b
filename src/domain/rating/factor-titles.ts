import type { Factor } from './factors.ts'

export const FACTOR_TITLES: Readonly<Record<Factor, string>> = {
  projects: 'Проекты',
  reviews: 'Отзывы',
  focus: 'Фокус',
  cases: 'Кейсы',
  awards: 'Награды',
  openness: 'Открытость',
}
