/** Counters outside the site that page views and goals are told to. */
export const CARRIERS = ['metrika', 'tracker'] as const

export type CarrierName = (typeof CARRIERS)[number]
