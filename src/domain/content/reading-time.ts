import { type Block, linesOf } from './tree.ts'

/** Russian prose with figures is read at about this pace. */
export const WORDS_A_MINUTE = 170

export function wordsIn(blocks: readonly Block[]): number {
  const lines = blocks.flatMap(block =>
    block.kind === 'heading' ? [block.text] : linesOf(block).map(spans => spans.map(({ text }) => text).join('')),
  )
  return lines.reduce((count, line) => count + (line.match(/[\p{L}\p{N}]+/gu)?.length ?? 0), 0)
}

/** The parts of a text with the minute at which a reader comes to each. */
export function partsOf(blocks: readonly Block[]): { id: string; title: string; minute: number }[] {
  let words = 0
  return blocks.flatMap(block => {
    const minute = Math.round(words / WORDS_A_MINUTE)
    words += wordsIn([block])
    return block.kind === 'heading' && block.level === 2 ? [{ id: block.id, title: block.text, minute }] : []
  })
}

export const readingMinutes = (blocks: readonly Block[]): number =>
  Math.max(1, Math.round(wordsIn(blocks) / WORDS_A_MINUTE))
