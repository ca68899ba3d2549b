import type { AnyPage } from './app/page.ts'
import { badAddressPage, lostLinkPage, notFoundPage, serverErrorPage } from './pages/failures/pages.ts'
import { routes } from './routes.ts'

/** Every page, also those without an address. */
export const ALL_PAGES: readonly AnyPage[] = [...routes, notFoundPage, badAddressPage, lostLinkPage, serverErrorPage]

/** For the build: the family and device of each view (scripts/bundle-groups.ts). */
export const VIEWS = ALL_PAGES.flatMap(({ bundle, views }) =>
  Object.entries(views).map(([device, { module }]) => ({
    module,
    family: bundle,
    device: views.desktop === views.mobile ? 'both' : device,
  })),
)
