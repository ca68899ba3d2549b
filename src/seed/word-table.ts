// Word lists are written as text, so that a hundred words fit on one screen instead of three.

/** Separated by commas or newlines. */
export function words(text: string): readonly string[] {
  return text
    .split(/[,\n]/)
    .map(word => word.trim())
    .filter(Boolean)
}

/** One entry per line. */
export function lines(text: string): readonly string[] {
  return text
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean)
}

/** Rows separated by semicolons or newlines, columns by slashes. */
export function table(text: string): readonly (readonly string[])[] {
  return text
    .split(/[;\n]/)
    .map(row => row.trim())
    .filter(Boolean)
    .map(row => row.split('/').map(cell => cell.trim()))
}
