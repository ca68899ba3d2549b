import type { ComponentType } from 'react'
import type { Device } from '#domain/web/device.ts'
import type { LayoutProps } from './app.tsx'

interface LayoutSource {
  module: string
  load: () => Promise<{ Layout: ComponentType<LayoutProps> }>
}

/** Header, menus and footer of each device; a phone never loads the desktop's. */
export const layouts: Record<Device, LayoutSource> = {
  desktop: { module: 'src/client/layout/desktop.tsx', load: () => import('../layout/desktop.tsx') },
  mobile: { module: 'src/client/layout/mobile.tsx', load: () => import('../layout/mobile.tsx') },
}
