import { LostChunk } from './load-chunk.ts'

/**
 * Loads the current address from the server. On its own only once per history entry and build, because a file that stays
 * lost would cause a reload loop; always when the visitor asks. Returns whether the page is being left.
 */
export function loadInFull(isAsked: boolean): boolean {
  const { history, location } = window
  const build = document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? ''
  const state = history.state as { fullLoadOf?: string } | null
  if (!isAsked && state?.fullLoadOf === build) return false
  history.replaceState({ ...state, fullLoadOf: build }, '')
  location.reload()
  return true
}

/** A full load instead of a chunk that is gone, or that a retry failed to bring; returns whether the page is being left. */
export function loadInFullWithout(error: unknown, isRetry: boolean): boolean {
  if (!(error instanceof LostChunk)) return false
  if (isRetry && error.isServerThere) return loadInFull(true)
  return error.isGone && loadInFull(false)
}
