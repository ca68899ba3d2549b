/** Kinds of counts with the subject of each. Rows of a rating also carry its type and region. */
export const COUNTED = {
  /** A page was shown; the name of its path. */
  page: 'path-name',
  /** The current edition of a rating was shown; its slice. */
  rating: 'slice',
  /** An agency's first page was shown; its slug. */
  agency: 'agency',
  case: 'id',
  article: 'slug',
  'row-opened': 'agency',
  /** «Почему это место» was opened. */
  'why-opened': 'agency',
  'phone-shown': 'agency',
  'site-opened': 'agency',
  compared: 'agency',
  /** A tender was sent; the platform it asks for and the city of its recipients, as a slice. */
  tender: 'slice',
  /** The normalised query. */
  search: 'query',
  /** The answers, as the calculator's address holds them: `sites?city=kazan&type=shop`. */
  calculator: 'query',
  /** Half of an advertisement stood on the screen for a second. */
  'ad-seen': 'erid',
  'ad-clicked': 'erid',
  /** A visitor of an A/B experiment reached a goal; run, option and goal: `12/offers/tender-send`. */
  experiment: 'goal',
  /** Not counted, because few networks sent too many; kind and subject: `ad-seen/2VtzqxKj`. */
  held: 'figure',
} as const

export type CountedKind = keyof typeof COUNTED

/**
 * Events that browsers report. The server derives the views of ratings, agencies, cases and articles from a page's path,
 * and counts phones and tenders itself, because they are commands.
 */
export const SENT_KINDS = [
  'page',
  'row-opened',
  'why-opened',
  'site-opened',
  'compared',
  'search',
  'calculator',
  'ad-seen',
  'ad-clicked',
  'experiment',
] as const satisfies readonly CountedKind[]

export type SentKind = (typeof SENT_KINDS)[number]

/** Events of one batch: the call takes no more. */
export const MAX_EVENTS = 50

/** A query is published only if it was asked on this many different days. */
export const PUBLIC_AFTER_DAYS = 5

export const heldSubject = (kind: CountedKind, subject: string): string => `${kind}/${subject}`
