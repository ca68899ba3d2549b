import { formatFixed } from '#domain/numbers/numbers.ts'

/** «Балл 69,4 из 100: 26,4 + 23,1 + 15,0 + 2,2 + 1,4 + 1,3» */
export const scoreLabel = (score: number, addends: readonly number[]): string =>
  `Балл ${formatFixed(score)} из 100: ${sumOf(addends)}`

/** The addends in the order of the methodology, as they are shown. */
export const sumOf = (addends: readonly number[]): string => addends.map(points => formatFixed(points)).join(' + ')
