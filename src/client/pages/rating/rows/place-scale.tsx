import { Fragment, type RefObject, useEffect, useRef, useState } from 'react'
import type { RatingRow } from '#contract/calls/rating.ts'
import { buildRatingPath, type RatingPath } from '#domain/paths/rating-path.ts'
import { placeStep, placeTicks } from '#domain/rating/place-ticks.ts'
import { placeRangeOf } from '#domain/vocabulary/tiers.ts'
import { percent } from '../../../ui/scale/geometry.ts'
import styles from './place-scale.module.css'

interface PlaceScaleProps {
  rating: RatingPath
  rows: readonly RatingRow[]
  participants: number
  /** Of the rows at the ticks: they decide on which page of two hundred a row is. */
  places: readonly number[]
}

/**
 * All places of the list as a ruler beside its rows. The thick part is what the page shows, the визир the row at the top
 * of the window; a click leads to the row, on this page or on that of its two hundred.
 */
export function PlaceScale({ rating, rows, participants, places }: PlaceScaleProps) {
  const scale = useRef<HTMLElement>(null)
  const [first, last] = [rows[0]?.position, rows.at(-1)?.position]
  const top = useTopRow(scale, first ?? 1, rows.length)
  const ticks = placeTicks(participants)
  if (first === undefined || last === undefined || places.length !== ticks.length || ticks.length === 0) return null
  const at = (position: number) => (position - 1) / (participants - 1)
  const isShown = (position: number) => position >= first && position <= last
  const pageOf = (place: number) => buildRatingPath({ ...rating, range: placeRangeOf(place).slug })
  return (
    <nav className={styles.scale} aria-label="Места списка" data-print="none" ref={scale}>
      <div className={styles.window}>
        <svg className={styles.drawing} aria-hidden="true">
          <line x1="100%" x2="100%" y2="100%" />
          {minorTicks(participants).map(position => (
            <rect key={position} className={styles.minor} y={percent(at(position))} />
          ))}
          {ticks.map(position => (
            <rect key={position} className={styles.major} y={percent(at(position))} />
          ))}
          <rect className={styles.shown} y={percent(at(first))} height={percent(at(last) - at(first))} />
          <rect className={styles.visir} y={percent(at(top))} />
        </svg>
        {ticks.map((position, index) => (
          <Fragment key={position}>
            <svg height={percent(at(position) - at(ticks[index - 1] ?? 1))} aria-hidden="true" />
            <a
              href={`${isShown(position) ? '' : pageOf(places[index] ?? position)}#place-${position}`}
              aria-label={`К ${position}-му месту`}
            >
              {position}
            </a>
          </Fragment>
        ))}
      </div>
    </nav>
  )
}

/** Between the labelled ones: halves of an even step, fifths of five. */
function minorTicks(participants: number): number[] {
  const step = placeStep(participants)
  const minor = step % 2 === 0 ? step / 2 : step / 5
  if (minor < 1) return []
  return Array.from({ length: Math.floor(participants / minor) }, (_, index) => (index + 1) * minor)
}

/** A row counts as the top one until this much of it is left, in pixels. */
const LEFT_OF_TOP = 40

/** The position of the row at the top of the window. */
function useTopRow(scale: RefObject<HTMLElement | null>, first: number, count: number): number {
  const [top, setTop] = useState(first)
  useEffect(() => {
    let frame = 0
    const read = () => {
      frame = 0
      const rows = scale.current?.parentElement?.querySelectorAll('tr[id^="place-"]') ?? []
      // Rows lie in order, so the first one below the edge is found by halving.
      let [low, high] = [0, Math.min(rows.length, count) - 1]
      while (low < high) {
        const middle = (low + high) >> 1
        if ((rows[middle]?.getBoundingClientRect().bottom ?? 0) > LEFT_OF_TOP) high = middle
        else low = middle + 1
      }
      setTop(first + low)
    }
    const follow = () => {
      frame ||= requestAnimationFrame(read)
    }
    read()
    window.addEventListener('scroll', follow, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', follow)
    }
  }, [scale, first, count])
  return top
}
