import { rootFontSize } from '#domain/web/font-size.ts'
import type { AppStore } from '../store/make-store.ts'
import { fontSizeChanged } from '../store/shell/site-slice.ts'

/** CSS scales the root; the store is told, so that what measures in script measures the same. */
export function watchFontSize(store: AppStore): void {
  const tell = () => {
    const { device, fontSize } = store.getState().site
    const size = rootFontSize(device, window.innerWidth, window.innerHeight)
    if (size !== fontSize) store.dispatch(fontSizeChanged(size))
  }
  tell()
  window.addEventListener('resize', tell, { passive: true })
}
