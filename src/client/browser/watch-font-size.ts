import { rootFontSize } from '#domain/web/font-size.ts'
import type { AppStore } from '../store/make-store.ts'
import { fontSizeChanged } from '../store/shell/site-slice.ts'

/** CSS scales the root font size; mirror it in the store for code that measures in script. */
export function watchFontSize(store: AppStore): void {
  const update = () => {
    const { device, fontSize } = store.getState().site
    const size = rootFontSize(device, window.innerWidth, window.innerHeight)
    if (size !== fontSize) store.dispatch(fontSizeChanged(size))
  }
  update()
  window.addEventListener('resize', update, { passive: true })
}
