const SHINGLE = 3

/**
 * The share of the shorter text's shingles found in the longer one, 0 … 1. Unrelated texts rarely share three words
 * in a row.
 */
export function textLikeness(one: string, other: string): number {
  const [first, second] = [shinglesOf(one), shinglesOf(other)]
  const [short, long] = first.size <= second.size ? [first, second] : [second, first]
  if (short.size === 0) return 0
  let shared = 0
  for (const shingle of short) if (long.has(shingle)) shared += 1
  return shared / short.size
}

function shinglesOf(text: string): Set<string> {
  const words =
    text
      .toLowerCase()
      .replaceAll('ё', 'е')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  const count = words.length - SHINGLE + 1
  return new Set(Array.from({ length: Math.max(count, 0) }, (_, at) => words.slice(at, at + SHINGLE).join(' ')))
}
