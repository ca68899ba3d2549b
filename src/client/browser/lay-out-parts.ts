import { idle, pageLoaded } from './idle.ts'

/** Those that styles/base.css puts off. */
const PARTS = '[data-parts] > :nth-child(n + 2), #root > footer'

/**
 * Parts far from the screen have a guessed height until they are laid out. Done one at a time while the page is idle, so that
 * the scrollbar tells the truth and nothing moves under a visitor who jumps to the end.
 */
export async function layOutParts(): Promise<void> {
  await pageLoaded()
  for (const part of document.querySelectorAll<HTMLElement>(PARTS)) {
    part.style.contentVisibility = 'visible'
    await idle()
  }
}
