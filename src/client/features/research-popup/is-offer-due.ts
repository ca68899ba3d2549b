import { SCREENS } from './screens.ts'

interface Reading {
  /** On a page to read. Cases offer their own newsletter. */
  isRead: boolean
  /** Pixels above the window. */
  scrolled: number
  /** Height of the window. */
  screen: number
  /** Offered within a year. */
  isOffered: boolean
  /** A field has the focus, or something else floats over the page. */
  isBusy: boolean
}

export const isOfferDue = ({ isRead, scrolled, screen, isOffered, isBusy }: Reading): boolean =>
  isRead && scrolled >= SCREENS * screen && !isOffered && !isBusy
