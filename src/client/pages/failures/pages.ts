import { failurePage } from '../../app/failure-page.ts'
import { lazyModule } from '../../app/lazy-module.ts'

/** 404. */
export const notFoundPage = failurePage(lazyModule(() => import('./not-found-view.tsx')))

/** 400, for an address that cannot be decoded. */
export const badAddressPage = failurePage(lazyModule(() => import('./bad-address-view.tsx')))

/** Replaces a private page whose key is unknown. */
export const lostLinkPage = failurePage(lazyModule(() => import('./lost-link-view.tsx')))

/** The server failed. */
export const serverErrorPage = failurePage(lazyModule(() => import('./server-error-view.tsx')))
