import type { ResolvedPage } from '../app/page.ts'

/** Any of them says that somebody is looking. */
const SIGNS_OF_LIFE = ['pointermove', 'touchstart', 'keydown', 'scroll'] as const

/** Calls back once for each sign: what must happen once sees to it itself. */
export function onFirstMovement(act: () => void): void {
  for (const sign of SIGNS_OF_LIFE) addEventListener(sign, act, { once: true, passive: true })
}

/** The page on the screen, as the router announces it. */
export interface ShownPages {
  readonly current: ResolvedPage
  subscribe: (listener: () => void) => unknown
}
