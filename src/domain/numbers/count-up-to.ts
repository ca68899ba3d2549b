/** How many of the sorted values are not above the limit. */
export function countUpTo(sorted: ArrayLike<number>, limit: number): number {
  let [from, to] = [0, sorted.length]
  while (from < to) {
    const middle = (from + to) >>> 1
    if ((sorted[middle] ?? 0) <= limit) from = middle + 1
    else to = middle
  }
  return from
}
