import { idle } from './idle.ts'

/** Those that styles/base.css puts off. */
const PARTS = '[data-parts] > :nth-child(n + 2), #root > footer'

/**
 * Parts far from the screen have a guessed height until they are laid out. Done for whoever may scroll, one at a time in idle
 * moments, so that the scrollbar tells the truth and nothing moves under a visitor who jumps to the end.
 */
export async function layOutParts(): Promise<void> {
  for (const part of document.querySelectorAll<HTMLElement>(PARTS)) {
    await idle()
    part.style.contentVisibility = 'visible'
  }
}
