import { Axis } from '../../../ui/scale/axis.tsx'
import { percent, type Tick } from '../../../ui/scale/geometry.ts'
import type { AdditionalInfo } from '../rows/rating-rows-slice.ts'
import styles from './outlook.module.css'

interface FirmnessProps {
  place: number
  range: NonNullable<AdditionalInfo['place_range']>
}

const SHOWN_PLACES = 8

/** The usual range of a place as a band on a scale of places, the place itself as the reading mark. */
export function Firmness({ place, range: { from, to } }: FirmnessProps) {
  const first = Math.max(1, from - 1)
  const last = Math.max(to + 1, first + SHOWN_PLACES - 1)
  const at = (value: number) => (value - first) / (last - first)
  return (
    <div className={styles.firmness}>
      <svg height="24" aria-hidden="true">
        <rect className={styles.band} x={percent(at(from))} width={percent(at(to) - at(from))} y="4" height="14" />
        <line x1={percent(at(place))} x2={percent(at(place))} y2="24" />
      </svg>
      <Axis ticks={placeTicks(first, last)} isBelow />
      <p>{placeRangeText(place, { from, to })}</p>
    </div>
  )
}

const MAX_LABELS = 9

function placeTicks(first: number, last: number): Tick[] {
  const step = Math.ceil((last - first) / MAX_LABELS)
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const isMajor = index % step === 0
    return { at: index / (last - first), isMajor, ...(isMajor && { label: String(first + index) }) }
  })
}

const TRIED = 'небольшие перемены весов и набора отзывов'

/** «Место 4-е, обычно 3–7-е»: the range under slightly different weights and reviews. */
export function placeRangeText(place: number, range: AdditionalInfo['place_range']): string {
  if (range === null) return ''
  const { from, to } = range
  const own = `Место ${place}-е,`
  if (from === to && from === place) return `${own} и оно устойчиво: ${TRIED} его не меняют.`
  const usual = from === to ? `${from}-е` : `${from}–${to}-е`
  return `${own} обычно ${usual}: в этих пределах его меняют ${TRIED}.`
}
