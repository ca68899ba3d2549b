import type { ComponentType } from 'react'
import type { Device } from '#domain/web/device.ts'
import { type LazyModule, lazyModule } from '../app/lazy-module.ts'
import type { LayoutProps } from '../layout/page-frame.tsx'

/** Header, menus and footer per device; a phone never loads the desktop's. */
export const layouts: Record<Device, LazyModule<{ Layout: ComponentType<LayoutProps> }>> = {
  desktop: lazyModule(() => import('../layout/desktop.tsx')),
  mobile: lazyModule(() => import('../layout/mobile.tsx')),
}
