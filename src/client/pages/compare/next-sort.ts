import type { CompareRow, CompareTable } from './use-table.ts'

/** What a press on the row's title asks for: best first, then worst first, then the order of choosing. */
export function nextSort(
  { key, sort }: Pick<CompareRow, 'key' | 'sort'>,
  sorted: CompareTable['sortedColumn'],
): string {
  if (sort === null) return ''
  if (sorted?.key !== key) return sort
  const isBestFirst = (sorted.direction === 'desc') === sort.startsWith('-')
  return isBestFirst ? opposite(sort) : ''
}

const opposite = (sort: string): string => (sort.startsWith('-') ? sort.slice(1) : `-${sort}`)
