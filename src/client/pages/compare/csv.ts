import type { CompareGroup } from './differences.ts'
import type { CompareTable } from './use-table.ts'

/** Excel takes a file for UTF-8 only with this mark, and in Russian separates by semicolons. */
const BOM = '\uFEFF'
const SEPARATOR = ';'
const LINE_END = '\r\n'

/** The comparison as a file for a spreadsheet. */
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

/** A name that begins as a formula must stay a name (OWASP, CSV injection). */
export function csvCell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
