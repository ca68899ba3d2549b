/** Excel reads a CSV as UTF-8 only with a BOM; its Russian locale separates by semicolons. */
const BOM = '\uFEFF'
const SEPARATOR = ';'
const LINE_END = '\r\n'

/** Numbers have a decimal comma; null is an empty cell. */
export type CsvCell = string | number | null

export const csvText = (lines: readonly (readonly CsvCell[])[]): string =>
  BOM + lines.map(cells => cells.map(csvCell).join(SEPARATOR)).join(LINE_END) + LINE_END

/** Text that starts like a formula must stay text (OWASP, CSV injection). */
function csvCell(cell: CsvCell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell).replace('.', ',')
  const escaped = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
  return /[";\r\n]/.test(escaped) ? `"${escaped.replaceAll('"', '""')}"` : escaped
}
