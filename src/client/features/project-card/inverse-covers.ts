/** Neighbours of a cover in grids of two to four columns. */
const DISTANCES = [1, 2, 3, 4]

/** Which covers of a grid change their colours, so that no neighbours of one palette look alike. */
export function inverseCovers(palettes: readonly (number | undefined)[]): boolean[] {
  const found: boolean[] = []
  for (const [index, palette] of palettes.entries()) {
    const alike = DISTANCES.filter(distance => palette !== undefined && palettes[index - distance] === palette)
    const isFree = (isInverse: boolean) => alike.every(distance => found[index - distance] !== isInverse)
    const nearest = alike[0]
    const other = nearest !== undefined && !found[index - nearest]
    found.push(isFree(false) ? false : isFree(true) ? true : other)
  }
  return found
}
