import type { AdditionalInfo } from '../../../store/rating-rows-slice.ts'

/** «Место 4-е, обычно 3–7-е: …»: what the place would be with weights and reviews a little different. */
export function placeRangeText(place: number | null, range: AdditionalInfo['place_range']): string {
  if (range === null) return ''
  const usual = range.from === range.to ? `${range.from}-е` : `${range.from}–${range.to}-е`
  const own = place === null ? 'Место' : `Место ${place}-е,`
  return `${own} обычно ${usual}: столько выходит, если немного менять веса и набор отзывов.`
}
