import styles from './sparkline.module.css'

export type SparklineProps = {
  values: readonly number[]
  /** «Место по выпускам: 9, 6, 3, 1» */
  label: string
  /** Smaller values are drawn higher, as for places. */
  isInverted?: boolean
}

const WIDTH = 100
const TOP = 4
const BOTTOM = 28

type Point = { x: number; y: number }

export function sparklinePoints(values: readonly number[], isInverted = false): Point[] {
  const least = Math.min(...values)
  const spread = Math.max(...values) - least
  return values.map((value, index) => {
    const share = spread === 0 ? 0.5 : (value - least) / spread
    const height = isInverted ? 1 - share : share
    const x = values.length === 1 ? WIDTH / 2 : (index / (values.length - 1)) * WIDTH
    return { x: Math.round(x * 100) / 100, y: Math.round((BOTTOM - height * (BOTTOM - TOP)) * 100) / 100 }
  })
}

/** A zero-length stroke with a round cap is a dot that stays round when the drawing is stretched. */
const dot = ({ x, y }: Point) => `M${x} ${y}h0`

export function Sparkline({ values, label, isInverted = false }: SparklineProps) {
  const points = sparklinePoints(values, isInverted)
  if (points.length === 0) return null
  const line = `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`
  return (
    <svg
      className={styles.sparkline}
      viewBox={`0 0 ${WIDTH} 32`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <path d={line} />
      <path className={styles.points} d={points.map(dot).join('')} />
      <path className={styles.last} d={points.slice(-1).map(dot).join('')} />
    </svg>
  )
}
