import { type Deal, rankDeals } from '#domain/calculator/deal.ts'

const DEAL: Omit<Deal, 'rank'> = {
  id: 1,
  projectId: 1,
  reviewId: null,
  agencyId: 1,
  type: 'shop',
  industry: 'furniture',
  system: 'bitrix',
  city: 'kazan',
  area: 'volga',
  tier: 'middle',
  scope: '3-4',
  months: 4,
  doneOn: '2026-03-05',
  paid: 1_000_000,
  price: 1_000_000,
  weight: 1,
  isNda: false,
  title: 'Магазин мебели',
  agencySlug: 'severny-kontur',
}

/** Deals for tests, the cheapest first as the table has them. */
export const sampleDeals = (...changes: readonly Partial<Deal>[]): Deal[] =>
  rankDeals(changes.map((change, index) => ({ ...DEAL, id: index + 1, projectId: index + 1, ...change }))).sort(
    (one, other) => one.price - other.price || one.weight - other.weight || one.id - other.id,
  )
