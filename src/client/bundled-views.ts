import type { BundleFamily } from './app/bundle-families.ts'
import type { AnyPage } from './app/page.ts'
import { documentOf } from './documents.ts'
import { badAddressPage, lostLinkPage, notFoundPage, serverErrorPage } from './pages/failures/pages.ts'
import { routes } from './routes.ts'

const FAILURES: readonly (readonly [AnyPage, BundleFamily])[] = [
  [notFoundPage, 'main'],
  [badAddressPage, 'main'],
  [lostLinkPage, 'forms'],
  [serverErrorPage, 'main'],
]

/** Every page, also those without an address. */
export const ALL_PAGES: readonly AnyPage[] = [...routes, ...FAILURES.map(([page]) => page)]

function bundleOf(page: AnyPage): BundleFamily {
  const nth = routes.filter(({ name }) => name === page.name).indexOf(page)
  return [documentOf(page.name).bundle].flat()[nth] as BundleFamily
}

/** For the build: the family and device of each view (scripts/bundle-groups.ts). */
export const VIEWS = [...routes.map(page => [page, bundleOf(page)] as const), ...FAILURES].flatMap(
  ([{ views }, family]) =>
    Object.entries(views).flatMap(([device, { module, drawn }]) => {
      const bundle = { family, device: views.desktop === views.mobile ? 'both' : device }
      return [{ module, ...bundle }, ...(drawn ? [{ module: drawn.module, ...bundle, isDrawn: true }] : [])]
    }),
)
