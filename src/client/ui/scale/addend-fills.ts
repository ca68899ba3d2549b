import type { Factor } from '#domain/rating/factors.ts'

/** Classes of addend.module.css: the heavy addends are solid, the small hatched; one hue groups two by meaning. */
export const ADDEND_FILLS: Readonly<Record<Factor, string>> = {
  projects: 'works',
  reviews: 'voices',
  focus: 'self',
  cases: 'works-hatch',
  awards: 'voices-hatch',
  openness: 'self-hatch',
}
