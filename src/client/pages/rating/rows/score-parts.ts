import { formatFixed } from '#domain/numbers/numbers.ts'
import type { Factor } from '#ranking/methodology.ts'
import type { ScorePart } from '../../../ui/score-ruler.tsx'

/** In the order of the methodology, because addends come without names. */
export const FACTOR_TITLES: Readonly<Record<Factor, string>> = {
  projects: 'Проекты',
  reviews: 'Отзывы',
  focus: 'Специализация',
  cases: 'Кейсы',
  awards: 'Награды',
  openness: 'Открытость',
}

const TITLES = Object.values(FACTOR_TITLES)

export function scoreParts(addends: readonly number[]): ScorePart[] {
  return TITLES.map((title, index) => {
    const points = addends[index] ?? 0
    return { label: `${title}: ${formatFixed(points)}`, points }
  })
}

export const scoreLabel = (score: number): string => `Балл ${formatFixed(score)} из 100`
