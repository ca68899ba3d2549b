import type { PathName } from '#domain/paths/paths.ts'
import { SCREENS } from './screens.ts'

/** Ratings and articles. Cases offer their own newsletter. */
const READ_PAGES: ReadonlySet<PathName> = new Set<PathName>([
  'rating',
  'news-item',
  'research-item',
  'abc-item',
  'interview',
  'person-interview',
])

interface Reading {
  page: PathName
  /** Pixels above the window. */
  scrolled: number
  /** Height of the window. */
  screen: number
  /** Offered within a year. */
  isOffered: boolean
  /** A field has the focus, or something else floats over the page. */
  isBusy: boolean
}

export const isOfferDue = ({ page, scrolled, screen, isOffered, isBusy }: Reading): boolean =>
  READ_PAGES.has(page) && scrolled >= SCREENS * screen && !isOffered && !isBusy
