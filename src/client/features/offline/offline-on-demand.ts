import { untilLoaded } from '../../app/chunk-loader.ts'
import { onFirstMovement, type ShownPages } from '../../browser/first-movement.ts'
import type { AppStore } from '../../store/make-store.ts'

/** Every page pays for these lines; the service worker and unsent forms wait for the visitor's first movement. */
export const connectOffline = (pages: ShownPages, store: AppStore): void =>
  onFirstMovement(async () => (await untilLoaded(() => import('./start-offline.tsx'))).startOffline(pages, store))
