import { formatFixed } from '#domain/numbers/numbers.ts'
import { csvText } from '#domain/web/csv.ts'
import { addendsOf, type CompareGroup, medianText, NOT_RATED, priceFromText, sampleText } from './measures.ts'
import type { CompareTable } from './use-table.ts'

/** The whole comparison: the same words and numbers as on the page, those of all tabs included. */
export function csvOf(table: CompareTable, groups: readonly CompareGroup[]): string {
  const lines = [
    ['', ...table.companies_info.map(({ name }) => name)],
    ...boardLines(table.board),
    ...groups.flatMap(({ title, rows }) => [
      [title],
      ...rows.map(row => [
        row.title,
        ...row.cells.map(({ text, items }) => (items.length > 0 ? items.join(', ') : text)),
      ]),
    ]),
  ]
  return csvText(lines)
}

function boardLines(board: CompareTable['board']): string[][] {
  const { rating, candidates } = board
  const words = ['Коротко', ...candidates.map(({ verdict }) => `${verdict.lead} ${verdict.facts}`.trim())]
  if (!rating) return [words]
  const figures = (list: readonly (number | null | undefined)[]) =>
    list.map(figure => (figure === null || figure === undefined ? NOT_RATED : formatFixed(figure)))
  return [
    words,
    [`Рейтинг: ${rating.title}`],
    ['Балл', ...figures(candidates.map(({ standing }) => standing?.score))],
    ...rating.factors.map(({ title }, index) => [title, ...figures(addendsOf(board, index))]),
    ['Цена'],
    ['От', ...candidates.map(candidate => priceFromText(candidate, rating.unit))],
    ['Обычно', ...candidates.map(candidate => medianText(candidate, rating.unit))],
    ['Проекты', ...candidates.map(sampleText)],
  ]
}
