interface AppIcon {
  name: string
  size: number
  purpose: 'any' | 'maskable'
}

/** Icons of an installed site, as the manifest names them. */
export const APP_ICONS: readonly AppIcon[] = [
  { name: 'icon-192', size: 192, purpose: 'any' },
  { name: 'icon-512', size: 512, purpose: 'any' },
  { name: 'maskable-192', size: 192, purpose: 'maskable' },
  { name: 'maskable-512', size: 512, purpose: 'maskable' },
]
/** iOS ignores the manifest's icons and rounds the corners itself. */
export const TOUCH_ICON: AppIcon = { name: 'touch-180', size: 180, purpose: 'maskable' }

export const iconPath = (name: string): string => `/media/icons/${name}.png`
