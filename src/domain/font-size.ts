import type { Device } from './device.ts'

// Spec §3 and §9: layouts are drawn for these widths and scale with the window by the root font size.
export const FONT_SIZE = {
  desktop: { baseSize: 10, baseWidth: 1360, minWidth: 1024 },
  mobile: { baseSize: 10, baseWidth: 360, maxWidth: 600 },
} as const

// Desktop stops growing at its base width (the spec's limit) and shrinking at `minWidth`, so that text stays legible.
export function rootFontSize(device: Device, width: number): number {
  if (!(width > 0)) return FONT_SIZE[device].baseSize
  const { desktop, mobile } = FONT_SIZE
  const size =
    device === 'mobile'
      ? (mobile.baseSize * Math.min(width, mobile.maxWidth)) / mobile.baseWidth
      : (desktop.baseSize * Math.min(Math.max(width, desktop.minWidth), desktop.baseWidth)) / desktop.baseWidth
  return Math.round(size * 100) / 100
}
