/** Parts with `content-visibility: auto` in styles/base.css. */
const PARTS = '[data-parts] > *, #root > footer'

/**
 * Parts far from the screen have their usual height until they are laid out. Done one at a time in idle moments, so that the
 * scrollbar tells the truth and nothing moves under a visitor who jumps to the end.
 */
export async function layOutParts(): Promise<void> {
  for (const part of document.querySelectorAll<HTMLElement>(PARTS)) {
    await idle()
    part.style.contentVisibility = 'visible'
  }
}

const TIMEOUT_MS = 10_000

/** Safari learned to wait for idle time late. */
export const idle = (): Promise<unknown> =>
  new Promise(resolve => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: TIMEOUT_MS })
    else setTimeout(resolve, 1000)
  })
