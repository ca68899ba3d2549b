/** Stands for a slug until the text is saved; no slug has these characters. */
export const placedSlug = (rating: string, place: number): string => `${rating}#${place}`

export function parsePlacedSlug(slug: string): { rating: string; place: number } | null {
  const [, rating, place] = /^(\/.*\/)#(\d+)$/.exec(slug) ?? []
  return rating === undefined ? null : { rating, place: Number(place) }
}
