import type { ResolvedPage } from '../app/page.ts'

/** What the router tells about the page on the screen. */
export interface ShownPages {
  readonly current: ResolvedPage
  subscribe: (listener: () => void) => unknown
}
