/**
 * The border to drag from a point of the scale. Of several at one position the one that opens the empty parts between them:
 * the last to the right of it, the first to the left.
 */
export function nearestBorder(borders: readonly number[], at: number): number | null {
  let nearest: number | null = null
  for (const [index, border] of borders.entries()) {
    const best = nearest === null ? Number.POSITIVE_INFINITY : Math.abs((borders[nearest] ?? 0) - at)
    const distance = Math.abs(border - at)
    if (distance < best || (distance === best && at > border)) nearest = index
  }
  return nearest
}
