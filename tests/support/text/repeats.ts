const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []

/** The share of runs of `length` words that occur more than once in all texts together. */
export function repeatedShare(texts: readonly string[], length: number): number {
  const counts = new Map<string, number>()
  for (const text of texts) {
    const words = wordsOf(text)
    for (let start = 0; start + length <= words.length; start += 1) {
      const run = words.slice(start, start + length).join(' ')
      counts.set(run, (counts.get(run) ?? 0) + 1)
    }
  }
  let total = 0
  let repeated = 0
  for (const count of counts.values()) {
    total += count
    if (count > 1) repeated += count
  }
  return total === 0 ? 0 : repeated / total
}

/** Each sentence with its number of occurrences in all texts, the most frequent first. */
export function sentenceCounts(texts: readonly string[]): [sentence: string, count: number][] {
  const counts = new Map<string, number>()
  for (const sentence of texts.flatMap(sentencesOf)) counts.set(sentence, (counts.get(sentence) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1])
}

export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?…])\s+/u)
    .map(sentence => sentence.trim())
    .filter(Boolean)
