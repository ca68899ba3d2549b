import type { BrandGround } from '#domain/pictures/brand-logo.ts'

export const BRAND_FILES: readonly { ground: BrandGround; name: string }[] = [
  { ground: 'light', name: 'logo' },
  { ground: 'dark', name: 'logo-on-dark' },
]

export const brandFilePath = (name: string, format: 'svg' | 'png'): string => `/media/brand/${name}.${format}`
