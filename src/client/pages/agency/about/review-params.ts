import type { Params } from '#contract/index.ts'

/** The same as the reviews tab asks for without filters. */
export const summaryParams = (agency: string): Params<'reviews-count-and-filters'> => ({
  agency,
  category: 'all',
  price: 0,
})

export const latestParams = (agency: string): Params<'agency-reviews'> => ({ ...summaryParams(agency), limit: 1 })
