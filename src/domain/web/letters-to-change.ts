/** Edit distance between two texts; null if it is more than `most`. */
export function lettersToChange(from: string, to: string, most: number): number | null {
  if (Math.abs(from.length - to.length) > most) return null
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let at = 1; at <= from.length; at++) {
    const next = nextRow(row, at, from, to)
    if (Math.min(...next) > most) return null
    row = next
  }
  const letters = row[to.length] ?? 0
  return letters <= most ? letters : null
}

/** Indexes of the letters in `from` that stand in the way of `to`; a missing letter points at the one after its gap. */
export function wrongLetters(from: string, to: string): number[] {
  const rows = [Array.from({ length: to.length + 1 }, (_, index) => index)]
  for (let at = 1; at <= from.length; at++) rows.push(nextRow(rows[at - 1] ?? [], at, from, to))
  const cost = (at: number, other: number): number => rows[at]?.[other] ?? Number.POSITIVE_INFINITY
  const wrong = new Set<number>()
  let [at, other] = [from.length, to.length]
  while (at > 0 || other > 0) {
    const isSame = at > 0 && other > 0 && from[at - 1] === to[other - 1]
    if (isSame && cost(at, other) === cost(at - 1, other - 1)) {
      at -= 1
      other -= 1
      continue
    }
    const least = Math.min(cost(at - 1, other - 1), cost(at - 1, other), cost(at, other - 1))
    const isMissing = cost(at, other - 1) === least && cost(at - 1, other - 1) > least
    wrong.add(Math.min(isMissing ? at : at - 1, from.length - 1))
    if (cost(at - 1, other - 1) === least) {
      at -= 1
      other -= 1
    } else if (isMissing) other -= 1
    else at -= 1
  }
  return [...wrong].sort((a, b) => a - b)
}

function nextRow(row: readonly number[], at: number, from: string, to: string): number[] {
  const next = [at]
  for (let other = 1; other <= to.length; other++) {
    const replaced = (row[other - 1] ?? 0) + (from[at - 1] === to[other - 1] ? 0 : 1)
    next.push(Math.min(replaced, (row[other] ?? 0) + 1, (next[other - 1] ?? 0) + 1))
  }
  return next
}
