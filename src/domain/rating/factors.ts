/** Addends of an agency's score, in the order of the methodology. Stored entries keep them by position: add at the end. */
export const FACTORS = ['projects', 'reviews', 'focus', 'cases', 'awards', 'openness'] as const
export type Factor = (typeof FACTORS)[number]
