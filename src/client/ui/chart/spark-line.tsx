import { scaleLinear } from 'd3-scale'
import styles from './chart.module.css'
import type { ChartSeries } from './chart-data.ts'
import { linePath, round } from './geometry.ts'

const WIDTH = 96
const HEIGHT = 28
const MARGIN = 4

/** A series in miniature, with the reading dot at its end. Hidden: the figures stand beside it. */
export function SparkLine({ points }: Pick<ChartSeries, 'points'>) {
  const known = points.flatMap(point => point ?? [])
  const [least, most] = [Math.min(...known), Math.max(...known)]
  const last = points.findLastIndex(point => point !== null)
  if (known.length < 2) return null
  const along = scaleLinear([0, Math.max(points.length - 1, 1)], [MARGIN, WIDTH - MARGIN])
  const up = scaleLinear([least, most > least ? most : least + 1], [HEIGHT - MARGIN, MARGIN])
  return (
    <svg className={styles.spark} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} height={HEIGHT} aria-hidden="true">
      <path d={linePath(points, along, up)} />
      <circle cx={round(along(last))} cy={round(up(points[last] ?? least))} r="3.2" />
    </svg>
  )
}
