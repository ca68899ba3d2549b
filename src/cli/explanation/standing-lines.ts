import { shownAddends } from '#domain/numbers/apportion.ts'
import { formatFixed, formatNumber } from '#domain/numbers/numbers.ts'
import { formatDate } from '#domain/time/dates.ts'

type Standing = {
  place: number
  place_from: number | null
  place_to: number | null
  score: number
  addends: readonly number[]
  participants: number
}
type EditionHead = { methodology: string; as_of: Date; sha256: string | null }

export function standingLines(name: string, path: string, standing: Standing, edition: EditionHead): string[] {
  const { place, place_from, place_to, participants, score } = standing
  const range = place_from === null || place_from === place_to ? '' : `, обычно ${place_from}–${place_to}`
  const lines = [
    `${name}, ${path}`,
    `Место ${place} из ${formatNumber(participants)}${range}. Балл ${formatFixed(score)}.`,
    `Методика ${edition.methodology}, данные на ${formatDate(edition.as_of)}.`,
  ]
  return edition.sha256 ? [...lines, `Выпуск закрыт, SHA-256 ${edition.sha256}.`] : lines
}

export function sumLine({ addends, score }: Pick<Standing, 'addends' | 'score'>): string {
  const points = shownAddends(addends, score).map(addend => formatFixed(addend))
  return `Балл: ${points.join(' + ')} = ${formatFixed(score)}`
}
