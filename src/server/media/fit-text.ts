import type { TextWidth } from './font-advances.ts'

export interface FittedText {
  size: number
  lines: string[]
  /** False where it had to be cut. */
  isWhole: boolean
}

/** The largest of the sizes at which the text takes no more lines than it may; else the smallest, cut. */
export function fitText(
  text: string,
  widthOf: TextWidth,
  { width, lines, sizes }: { width: number; lines: number; sizes: readonly number[] },
): FittedText {
  for (const size of sizes) {
    const broken = breakLines(text, widthOf, width / size)
    if (broken.length <= lines && broken.every(line => widthOf(line) * size <= width))
      return { size, lines: broken, isWhole: true }
  }
  const size = sizes.at(-1) ?? 1
  const broken = breakLines(text, widthOf, width / size)
  const last = broken.slice(lines - 1).join(' ')
  const kept = [...broken.slice(0, lines - 1), last].map(line => cutText(line, widthOf, width / size))
  return { size, lines: kept, isWhole: false }
}

/** By ordinary spaces only: a non-breaking one holds its words together. */
function breakLines(text: string, widthOf: TextWidth, ems: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ').filter(part => part !== '')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && widthOf(longer) <= ems) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

export function cutText(text: string, widthOf: TextWidth, ems: number): string {
  if (widthOf(text) <= ems) return text
  const letters = [...text]
  while (letters.length > 1 && widthOf(`${letters.join('').trimEnd()}…`) > ems) letters.pop()
  return `${letters.join('').trimEnd()}…`
}
