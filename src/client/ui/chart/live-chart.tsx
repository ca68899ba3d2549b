import { type KeyboardEvent, memo, type PointerEvent, useState } from 'react'
import styles from './chart.module.css'
import { type ChartData, yearAgo } from './chart-data.ts'
import { ChartDrawing, drawingSize, isReadable } from './chart-drawing.tsx'
import { CHART_SIZES, type ChartSize } from './chart-size.ts'
import { chartSummary, figureFormat, readingText } from './chart-text.ts'
import { periodAt } from './geometry.ts'
import { Reading } from './reading.tsx'

export interface LiveChartProps {
  chart: ChartData
  title: string
  marked: readonly string[]
  /** Unique in the document. */
  id: string
  /** A phone needs only the narrow drawing; a desktop window can have any width. */
  isPhone: boolean
  /** False until scripts work: before that nothing offers to move the визир. */
  isLive: boolean
}

const YEAR_AGO = 'год назад'

const StillDrawing = memo(ChartDrawing)

/** A chart whose визир follows mouse, finger and arrow keys. It rests at the same period a year ago. */
export function LiveChart({ isPhone, ...rest }: LiveChartProps) {
  const [at, setAt] = useState<number | null>(null)
  const plot = { ...rest, at, onRead: setAt }
  return (
    <div className={styles.chart}>
      {!isPhone && <Plot {...plot} id={`${rest.id}-wide`} size={CHART_SIZES.wide} className={styles.wide} />}
      <Plot
        {...plot}
        id={`${rest.id}-narrow`}
        size={CHART_SIZES.narrow}
        className={isPhone ? undefined : styles.narrow}
      />
    </div>
  )
}

interface PlotProps extends Omit<LiveChartProps, 'isPhone'> {
  size: ChartSize
  className: string | undefined
  at: number | null
  onRead: (index: number | null) => void
}

function Plot({ chart, title, marked, id, size, className, at, isLive, onRead }: PlotProps) {
  const { width, height } = drawingSize(chart, size)
  const isRead = isReadable(chart)
  const rest = isRead ? yearAgo(chart.dates) : null
  const index = at ?? rest
  return (
    <div className={`${styles.plot} ${className ?? ''}`}>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={chartSummary(title, chart)}>
        <StillDrawing chart={chart} marked={marked} size={size} id={id} />
        {isRead && index !== null && (
          <Reading
            chart={chart}
            marked={marked}
            size={size}
            index={index}
            note={index === rest ? YEAR_AGO : undefined}
          />
        )}
      </svg>
      {isRead && isLive && <Handle {...{ chart, title, size, index, onRead }} />}
    </div>
  )
}

interface HandleProps extends Pick<PlotProps, 'chart' | 'title' | 'size' | 'onRead'> {
  index: number | null
}

/** Covers the drawing. As a slider it gets the arrow keys from screen readers too, which speak its value. */
function Handle({ chart, title, size, index, onRead }: HandleProps) {
  const last = chart.labels.length - 1
  const shown = index ?? last
  const format = figureFormat(chart)
  const follow = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    onRead(periodAt(chart, size, ((event.clientX - left) / width) * size.width))
  }
  const leave = (event: PointerEvent) => event.pointerType === 'mouse' && onRead(null)
  const press = (event: KeyboardEvent) => {
    const next = indexAfter(event.key, shown, last)
    if (next === undefined) return
    event.preventDefault()
    onRead(next)
  }
  return (
    <div
      className={styles.handle}
      role="slider"
      tabIndex={0}
      aria-label={`Визир: ${title}`}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={shown}
      aria-valuetext={readingText(chart, shown, format)}
      onPointerDown={follow}
      onPointerMove={follow}
      onPointerLeave={leave}
      onKeyDown={press}
    />
  )
}

/** Null puts the визир back; undefined is a key for somebody else. */
function indexAfter(key: string, index: number, last: number): number | null | undefined {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return Math.max(0, index - 1)
    case 'ArrowRight':
    case 'ArrowUp':
      return Math.min(last, index + 1)
    case 'Home':
      return 0
    case 'End':
      return last
    case 'Escape':
      return null
    default:
      return undefined
  }
}
