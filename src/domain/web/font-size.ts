import type { Device } from './device.ts'

// Spec §3 and §9: layouts are drawn for these widths and scale with the window by the root font size.
// `minSize` is not in the spec: below it the smallest text is illegible.
export const FONT_SIZE = {
  desktop: { baseSize: 10, baseWidth: 1360, minSize: 8.8, minWidth: 1024 },
  mobile: { baseSize: 10, baseWidth: 360, minSize: 8.8, maxWidth: 600 },
} as const

// Mirrors client/styles/base.css for code that needs the value; a test keeps the two in sync.
export function rootFontSize(device: Device, width: number, height = Number.POSITIVE_INFINITY): number {
  const { baseSize, baseWidth, minSize } = FONT_SIZE[device]
  if (!(width > 0)) return baseSize
  if (device === 'mobile') {
    // Landscape is wider, but the text must not grow.
    if (width > height) return baseSize
    return rounded(Math.max(minSize, (baseSize * Math.min(width, FONT_SIZE.mobile.maxWidth)) / baseWidth))
  }
  const { minWidth } = FONT_SIZE.desktop
  const within = Math.min(Math.max(width, minWidth), baseWidth)
  return rounded(minSize + ((within - minWidth) / (baseWidth - minWidth)) * (baseSize - minSize))
}

const rounded = (size: number): number => Math.round(size * 100) / 100
