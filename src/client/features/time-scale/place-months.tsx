import { formatNumber } from '#domain/numbers/numbers.ts'
import { monthLabels } from '#domain/time/dates.ts'
import { stepPath, stepPoints } from '../../ui/scale/geometry.ts'
import styles from './place-months.module.css'

interface PlaceMonthsProps {
  /** By month, the last is the current one; null where the agency was not in the rating. */
  places: readonly (number | null)[]
  /** A moment of the last month. */
  last: string
}

const WIDTH = 300
const HEIGHT = 110
const LEFT = 34
const RIGHT = 40
const TOP = 12
const FOOT = 26

/** A year of a place on an axis of months: a step line, up is better, both ends as numbers. */
export function PlaceMonths({ places, last }: PlaceMonthsProps) {
  const known = places.slice(places.lastIndexOf(null) + 1).filter(place => place !== null)
  const [first, now] = [known[0], known.at(-1)]
  if (known.length < 2 || first === undefined || now === undefined) return null
  const points = stepPoints(known, WIDTH - LEFT - RIGHT, HEIGHT - TOP, 0).map(({ x, y }) => ({
    x: x + LEFT,
    y: y + TOP,
  }))
  const [start, end] = [points[0], points.at(-1)]
  const months = monthLabels(last, points.length)
  const base = HEIGHT + 8
  return (
    <svg
      className={styles.months}
      viewBox={`0 0 ${WIDTH} ${base + FOOT}`}
      role="img"
      aria-label={`Место по месяцам: ${known.map(formatNumber).join(', ')}`}
    >
      <line x1={LEFT} x2={WIDTH - RIGHT} y1={base} y2={base} />
      {points.map(({ x }, index) => {
        const isNamed = (points.length - 1 - index) % 3 === 0
        return (
          <g key={x}>
            <line x1={x} x2={x} y1={base} y2={base + (isNamed ? 8 : 4)} />
            {isNamed && (
              <text className={styles.month} x={x} y={base + 22}>
                {months[index]}
              </text>
            )}
          </g>
        )
      })}
      <path d={stepPath(points)} />
      {start && (
        <text className={styles.first} x={start.x - 6} y={start.y + 6}>
          {formatNumber(first)}
        </text>
      )}
      {end && (
        <>
          <circle cx={end.x} cy={end.y} r="4" />
          <text x={end.x + 9} y={end.y + 6}>
            {formatNumber(now)}
          </text>
        </>
      )}
    </svg>
  )
}
