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
  /** Its place after the content is still below the window, so filling it moves nothing that is seen. */
  isBelow: boolean
}

export const isOfferDue = ({ isRead, scrolled, screen, isOffered, isBelow }: Reading): boolean =>
  isRead && scrolled >= SCREENS * screen && !isOffered && isBelow
