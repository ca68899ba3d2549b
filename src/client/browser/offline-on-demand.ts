import { untilLoaded } from '../app/chunk-loader.ts'
import type { AppStore } from '../store/make-store.ts'
import { onFirstMovement } from './first-movement.ts'
import type { ShownPages } from './shown-pages.ts'

/** Every page pays for these lines; the service worker and unsent forms wait for the visitor's first movement. */
export const connectOffline = (pages: ShownPages, store: AppStore): void =>
  onFirstMovement(async () =>
    (await untilLoaded(() => import('../features/offline/start-offline.tsx'))).startOffline(pages, store),
  )
