import styles from './chart.module.css'
import type { ChartSize } from './chart-size.ts'
import { cutName, nameLines } from './chart-text.ts'
import { spreadLabels } from './geometry.ts'

export interface EndLabel {
  id: string
  title: string
  figure: string
  /** The height of its last value. */
  at: number
  isMarked: boolean
}

/** Shorter leaders would only be specks. */
const MIN_LEADER = 3

/** «41,2»; longer figures leave less room for the name. */
const SHORT_FIGURE = 4
const MIN_NAME = 5
/** A name below its figure has lines of its own. */
const LINE = 15
const WHOLE_LINE = 15

/** Names with their last values at the ends of the lines, moved apart where they would touch. */
export function EndLabels({ labels, size }: { labels: readonly EndLabel[]; size: ChartSize }) {
  const { width, right, top, bottom, height, nameLength, labelGap, maxBelow } = size
  const end = width - right
  const isBelow = labels.length <= maxBelow
  const hasTwoLines = labels.length * (labelGap + 2 * LINE) <= height - top - bottom
  const names = labels.map(({ title }) => nameLines(title, WHOLE_LINE, hasTwoLines ? 2 : 1))
  const belowFigure = isBelow ? LINE * Math.max(1, ...names.map(lines => lines.length)) : 0
  const placed = spreadLabels(
    labels.map(({ at }) => at),
    labelGap + belowFigure,
    [top, height - bottom - belowFigure],
  )
  return labels.map(({ id, title, figure, at, isMarked }, index) => {
    const y = placed[index] ?? at
    const room = nameLength - Math.max(0, figure.length - SHORT_FIGURE)
    const isMoved = Math.abs(y - at) > MIN_LEADER
    return (
      <g key={id}>
        {isMoved && <line className={styles.leader} x1={end + 6} y1={at} x2={end + 13} y2={y} />}
        <text className={isMarked ? styles.end : styles.quiet} x={end + 16} y={y + 6}>
          <tspan className={styles.figure}>{figure}</tspan>
          {isBelow
            ? names[index]?.map(line => (
                <tspan key={line} x={end + 16} dy={LINE}>
                  {line}
                </tspan>
              ))
            : room > MIN_NAME && <tspan dx="6">{cutName(title, room)}</tspan>}
        </text>
      </g>
    )
  })
}
