import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { FACTOR_TITLES } from '#domain/rating/factor-titles.ts'
import { FACTORS } from '#domain/rating/factors.ts'
import { bordersOf, type OwnWeights, withBorder } from '#ranking/own/own-weights.ts'
import { addendSegments } from '../../../ui/scale/addends.ts'
import { Axis } from '../../../ui/scale/axis.tsx'
import { evenTicks, percent } from '../../../ui/scale/geometry.ts'
import { nearestBorder } from './nearest-border.ts'
import styles from './weights.module.css'

interface WeightScaleProps {
  weights: OwnWeights
  official: OwnWeights
  onChange: (weights: OwnWeights) => void
}

const TICKS = evenTicks(100, 10, 5)
/** A narrower part has no room for its number. */
const MIN_LABELLED = 6
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -5,
  PageUp: 5,
  Home: -100,
  End: 100,
}

/** The method above, one's own weights below it on the same scale; borders are dragged, so the sum cannot change. */
export function WeightScale({ weights, official, onChange }: WeightScaleProps) {
  const held = useRef<number | null>(null)
  // What the method of an old edition did not measure is last and cannot be weighed.
  const borders = bordersOf(weights).filter((_, border) => (official[border + 1] ?? 0) > 0)
  const segments = addendSegments(weights)
  const pointAt = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    return (100 * (clientX - left)) / width
  }
  const press = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    const { currentTarget, pointerId } = event
    held.current = nearestBorder(borders, pointAt(event))
    currentTarget.setPointerCapture(pointerId)
  }
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (held.current !== null) onChange(withBorder(weights, held.current, pointAt(event)))
  }
  const release = () => {
    held.current = null
  }
  const push = (event: KeyboardEvent, border: number, at: number) => {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    onChange(withBorder(weights, border, at + step))
  }
  return (
    <div className={styles.scale}>
      <p className="small muted">Сверху — методика, снизу — ваши веса.</p>
      <svg className={styles.official} role="img" aria-label={`Веса методики: ${weightsText(official)}`}>
        {addendSegments(official).map(({ fill, start, points }) => (
          <rect key={fill} className={fill} x={percent(start / 100)} width={percent(points / 100)} />
        ))}
      </svg>
      <div
        className={styles.own}
        onPointerDown={press}
        onPointerMove={drag}
        onPointerUp={release}
        onPointerCancel={release}
      >
        <svg className={styles.parts} role="img" aria-label={`Ваши веса: ${weightsText(weights)}`}>
          {segments.map(({ fill, start, points }) => (
            <rect key={fill} className={fill} x={percent(start / 100)} width={percent(points / 100)} />
          ))}
          {segments.map(
            ({ fill, start, points }, index) =>
              points >= MIN_LABELLED && (
                <text
                  key={fill}
                  className={index < SOLID ? styles.inside : styles.plated}
                  x={percent((start + points / 2) / 100)}
                  y="28"
                  dy="0.36em"
                >
                  {points}
                </text>
              ),
          )}
        </svg>
        <svg className={styles.borders} role="presentation">
          {borders.map((at, border) => (
            <svg key={FACTORS[border]} x={percent(at / 100)} overflow="visible" role="presentation">
              <g
                className={styles.border}
                role="slider"
                tabIndex={0}
                aria-label={`Граница: ${titleOf(border)} и ${titleOf(border + 1)}`}
                aria-valuemin={0}
                aria-valuemax={100}
                aria-valuenow={at}
                aria-valuetext={`${titleOf(border)} ${weights[border]}, ${titleOf(border + 1)} ${weights[border + 1]}`}
                onKeyDown={event => push(event, border, at)}
              >
                <line y1="-8" y2="60" />
                <circle cy="70" r="10" />
                <path d="M-2 66l-4 4 4 4M2 66l4 4-4 4" />
              </g>
            </svg>
          ))}
        </svg>
      </div>
      <Axis isBelow ticks={TICKS} className={styles.axis} />
    </div>
  )
}

/** The first three addends are solid; a number on a hatch needs a plate. */
const SOLID = 3

const titleOf = (index: number): string => {
  const factor = FACTORS[index]
  return factor ? FACTOR_TITLES[factor] : ''
}

/** «Проекты 35, Отзывы 30, …» */
const weightsText = (weights: OwnWeights): string =>
  weights.map((points, index) => `${titleOf(index)} ${points}`).join(', ')
