/** What the counter counts. The subject of each kind is named beside it; «rating» rows also carry type and region. */
export const COUNTED = {
  /** A page was shown; the name of its path. */
  page: 'path-name',
  /** A rating was shown; its slice. */
  rating: 'slice',
  /** An agency's page was shown; its slug. */
  agency: 'agency',
  case: 'id',
  article: 'slug',
  'row-opened': 'agency',
  /** «Почему это место» was opened. */
  'why-opened': 'agency',
  'phone-shown': 'agency',
  'site-opened': 'agency',
  compared: 'agency',
  /** A tender was sent; the slice of its work. */
  tender: 'slice',
  /** The normalised query. */
  search: 'query',
  /** The answers, as the calculator's address holds them. */
  calculator: 'query',
  /** Half of an advertisement stood on the screen for a second. */
  'ad-seen': 'placement',
  'ad-clicked': 'placement',
} as const

export type CountedKind = keyof typeof COUNTED
