import type { TextWidth } from './font-advances.ts'

export interface FittedText {
  size: number
  lines: string[]
  /** False if it was cut. */
  isWhole: boolean
}

/** Picks the largest size at which the text fits; if none does, cuts it at the smallest. */
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

/** Breaks at ordinary spaces only, not at non-breaking ones. */
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
  const characters = [...text]
  while (characters.length > 1 && widthOf(`${characters.join('').trimEnd()}…`) > ems) characters.pop()
  return `${characters.join('').trimEnd()}…`
}
