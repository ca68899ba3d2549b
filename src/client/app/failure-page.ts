import { type AnyPage, bothDevices, type ViewSource } from './page.ts'

/** A page without a path and without calls, so it can always be drawn; its name is never looked up. */
export const failurePage = (view: ViewSource): AnyPage => ({
  name: 'main',
  kind: 'page',
  header: null,
  calls: () => [],
  tags: () => [],
  views: bothDevices(view),
})
