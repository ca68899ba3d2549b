import { formatFixed, formatNumber, formatPercent, NBSP } from '#domain/numbers.ts'

export const sinceText = (year: number): string => `с${NBSP}${year} года`

/** Small shares keep a decimal: «0 %» of many sites would be untrue. */
export const shareText = (share: number): string => formatPercent(share, share < 0.1 ? 1 : 0)

export const placeText = (place: number): string => `${formatNumber(place)}-е место`

export const averageText = (average: number | null): string | null => (average === null ? null : formatFixed(average))
