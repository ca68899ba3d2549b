import type { CompareGroup } from './differences.ts'
import type { CompareTable } from './use-table.ts'

/** Excel reads a CSV as UTF-8 only with a BOM; its Russian locale separates by semicolons. */
const BOM = '\uFEFF'
const SEPARATOR = ';'
const LINE_END = '\r\n'

export function csvOf(companies: CompareTable['companies_info'], groups: readonly CompareGroup[]): string {
  const lines = [
    ['', ...companies.map(({ name }) => name)],
    ...groups.flatMap(({ title, rows }) => [
      [title],
      ...rows.map(row => [
        row.title,
        ...row.cells.map(({ text, items }) => (items.length > 0 ? items.join(', ') : text)),
      ]),
    ]),
  ]
  return BOM + lines.map(cells => cells.map(csvCell).join(SEPARATOR)).join(LINE_END) + LINE_END
}

/** Text that starts like a formula must stay text (OWASP, CSV injection). */
export function csvCell(text: string): string {
  const escaped = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[";\r\n]/.test(escaped) ? `"${escaped.replaceAll('"', '""')}"` : escaped
}
