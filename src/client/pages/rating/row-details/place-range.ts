import type { AdditionalInfo } from '../../../store/rating/rating-rows-slice.ts'

/** «Место 4-е, обычно 3–7-е»: what it would be with weights and reviews a little different. */
export function placeRangeText(place: number | null, range: AdditionalInfo['place_range']): string {
  if (range === null) return ''
  const { from, to } = range
  const own = place === null ? 'Место' : `Место ${place}-е,`
  if (from === to && from === place) return `${own} и оно устойчиво: ${TRIED} его не меняют.`
  const usual = from === to ? `${from}-е` : `${from}–${to}-е`
  return `${own} обычно ${usual}: в этих пределах его меняют ${TRIED}.`
}

const TRIED = 'небольшие перемены весов и набора отзывов'
