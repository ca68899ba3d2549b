import type { CompareTable } from './use-table.ts'

/**
 * The table with another agency in the first column, the ones before it last. A narrow screen shows the first two
 * columns, so that any neighbours can be put side by side by a plain link.
 */
export function rotateTable(table: CompareTable, from = 0): CompareTable {
  const turn = <Item>(items: readonly Item[]): Item[] => [...items.slice(from), ...items.slice(0, from)]
  if (from === 0 || from >= table.companies_info.length) return table
  return {
    ...table,
    companies_info: turn(table.companies_info),
    board: { ...table.board, candidates: turn(table.board.candidates) },
    groups: table.groups.map(group => ({
      ...group,
      rows: group.rows.map(row => ({ ...row, cells: turn(row.cells) })),
    })),
  }
}
