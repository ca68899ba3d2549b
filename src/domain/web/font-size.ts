import type { Device } from './device.ts'

// Spec §3 and §9: layouts are drawn for these widths and scale with the window by the root font size.
// `minSize` is ours: below it the smallest text could not be read.
export const FONT_SIZE = {
  desktop: { baseSize: 10, baseWidth: 1360, minSize: 8.8, minWidth: 1024 },
  mobile: { baseSize: 10, baseWidth: 360, minSize: 8.8, maxWidth: 600 },
} as const

// The same as client/styles/base.css sets, for what must know it in script; a test holds the two together.
export function rootFontSize(device: Device, width: number, height = Number.POSITIVE_INFINITY): number {
  const { baseSize, baseWidth, minSize } = FONT_SIZE[device]
  if (!(width > 0)) return baseSize
  if (device === 'mobile') {
    // A phone on its side is wide, but not a bigger phone.
    if (width > height) return baseSize
    return rounded(Math.max(minSize, (baseSize * Math.min(width, FONT_SIZE.mobile.maxWidth)) / baseWidth))
  }
  const { minWidth } = FONT_SIZE.desktop
  const within = Math.min(Math.max(width, minWidth), baseWidth)
  return rounded(minSize + ((within - minWidth) / (baseWidth - minWidth)) * (baseSize - minSize))
}

const rounded = (size: number): number => Math.round(size * 100) / 100
