import { lazyModule } from '../../app/lazy-module.ts'
import { type AnyPage, bothDevices, type ViewSource } from '../../app/page.ts'

/** A page without a path and without calls, so it can always be drawn; its name is never looked up. */
export const failurePage = (view: ViewSource): AnyPage => ({
  name: 'main',
  kind: 'page',
  header: null,
  calls: () => [],
  tags: () => [],
  views: bothDevices(view),
})

/** 404. */
export const notFoundPage = failurePage(lazyModule(() => import('./not-found.tsx')))

/** 400, for an address that cannot be decoded. */
export const badAddressPage = failurePage(lazyModule(() => import('./bad-address.tsx')))

/** Replaces a private page whose key is unknown. */
export const lostLinkPage = failurePage(lazyModule(() => import('./lost-link.tsx')))

/** The server failed. */
export const serverErrorPage = failurePage(lazyModule(() => import('./server-error.tsx')))
