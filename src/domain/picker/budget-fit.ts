/** A limit fits an agency if at least this share of its such projects cost no more. */
const FIT_SHARE = 0.25

/** The least limit that fits, given what such projects of one agency cost, the cheapest first. */
export const leastLimit = (sorted: ArrayLike<number>): number =>
  sorted[Math.ceil(sorted.length * FIT_SHARE) - 1] ?? Number.POSITIVE_INFINITY
