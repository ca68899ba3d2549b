import type { RatingRow } from '#contract/calls/rating.ts'

/** Test fixture. */
export function sampleRow(changes: Partial<RatingRow> = {}): RatingRow {
  return {
    place: 1,
    position: 1,
    change: 2,
    agency: {
      id: 7,
      name: 'Северный контур',
      name_lat: 'severny-kontur',
      logo: '/media/logo/severny-kontur.svg',
      city: 'Казань',
      headcount: 64,
      tagline: 'Интернет-магазины на 1С-Битрикс',
    },
    projects: 1059,
    reviews: 112,
    average: 4.8,
    price_from: 900_000,
    score: 92.4,
    addends: [32.1, 28.4, 15, 9.9, 2.5, 4.5],
    range: [1, 3],
    above: null,
    months: [4, 3, 3, 1],
    reason: null,
    budgets: [600_000, 1_200_000, 2_400_000],
    ...changes,
  }
}
