/** One page of a paginated list. */
export interface Part {
  ids: number[]
  next: string | null
  more: number
}

/** Reads all pages, with a callback between them. */
export async function walkList(
  loadPart: (next: string | null) => Promise<Part>,
  betweenPages?: (last: number) => Promise<unknown>,
): Promise<Part[]> {
  const parts = [await loadPart(null)]
  for (let last = parts[0]; last?.next; last = parts.at(-1)) {
    await betweenPages?.(last.ids.at(-1) ?? 0)
    parts.push(await loadPart(last.next))
  }
  return parts
}

export const idsOf = (parts: readonly Part[]): number[] => parts.flatMap(({ ids }) => ids)
