import type { ReactNode } from 'react'
import { axisUnit } from '#domain/stats/chart-units.ts'
import styles from './chart.module.css'
import type { ChartData } from './chart-data.ts'
import type { ChartSize } from './chart-size.ts'
import { cutName } from './chart-text.ts'
import { range, round } from './geometry.ts'
import type { ValueScale } from './scales.ts'

const AXIS = 34
const ROW = { single: 32, each: 18, gap: 14 }
const KEY_LINE = 24
/** A name above its row, where there is no room beside it. */
const NAME_LINE = 22
/** Room right of the axis for the figure of the longest bar. */
const FIGURE_ROOM = 76
const MARGIN = 10
/** Room left of the axis for the figure of a dot at its start: of two dots the lower one has it on the left. */
const LOWER_FIGURE = 30
const CHARACTER = 8.2
/** Long names push the axis to the right, up to this part of the drawing. */
const MAX_NAMES = 0.36
const NAME_GAP = 10

const hasNamesAbove = ({ names }: ChartSize): boolean => names === 0

/** Both ends of the value axis. */
export const rowRange = (chart: ChartData, size: ChartSize): [number, number] => [
  (namesRoom(chart, size) || MARGIN) + (chart.kind === 'dots' && chart.series.length > 1 ? LOWER_FIGURE : 0),
  size.width - FIGURE_ROOM,
]

export const shownRows = ({ labels }: ChartData, { maxRows }: ChartSize): number[] =>
  range(Math.min(labels.length, maxRows))

function namesRoom(chart: ChartData, size: ChartSize): number {
  if (hasNamesAbove(size)) return 0
  const lengths = shownRows(chart, size).map(row => chart.labels[row]?.length ?? 0)
  const wanted = Math.max(0, ...lengths) * CHARACTER + NAME_GAP
  return Math.max(size.names, Math.min(wanted, size.width * MAX_NAMES))
}

/** Bars of several series need higher rows, dots share one. */
const rowHeight = ({ kind, series }: ChartData, size: ChartSize): number =>
  (kind === 'bars' && series.length > 1 ? series.length * ROW.each + ROW.gap : ROW.single) +
  (hasNamesAbove(size) ? NAME_LINE : 0)

/** The key of several series is above the axis, one name per line where it is narrow. */
const keyHeight = ({ series }: ChartData, size: ChartSize): number => {
  if (series.length < 2) return 0
  return hasNamesAbove(size) ? series.length * KEY_LINE : KEY_LINE
}

const rowTop = (chart: ChartData, size: ChartSize, row: number): number =>
  keyHeight(chart, size) + AXIS + row * rowHeight(chart, size)

export const rowsHeight = (chart: ChartData, size: ChartSize): number =>
  rowTop(chart, size, shownRows(chart, size).length) + 4

/** The middle of what is drawn in a row. */
export function rowMiddle(chart: ChartData, size: ChartSize, row: number): number {
  const above = hasNamesAbove(size) ? NAME_LINE : 0
  return rowTop(chart, size, row) + above + (rowHeight(chart, size) - above) / 2
}

interface RowFrameProps {
  chart: ChartData
  size: ChartSize
  scale: ValueScale
  /** The mark of a series in the key. */
  swatch: (rank: number, x: number, y: number) => ReactNode
  children: ReactNode
}

/** Categories by rows, with their axis above; a row shows its own numbers. */
export function RowFrame({ chart, size, scale, swatch, children }: RowFrameProps) {
  const [start, end] = rowRange(chart, size)
  const bottom = rowsHeight(chart, size)
  const axis = rowTop(chart, size, 0) - 8
  const isAbove = hasNamesAbove(size)
  const nameLength = Math.floor((isAbove ? size.width : namesRoom(chart, size) - NAME_GAP) / CHARACTER)
  return (
    <>
      <g className={styles.axis}>
        {apart(scale.ticks).map(({ at, label }) => (
          <g key={at}>
            {label !== null && <line className={styles.grid} x1={round(at)} x2={round(at)} y1={axis} y2={bottom} />}
            <line x1={round(at)} x2={round(at)} y1={axis} y2={axis - (label === null ? 4 : 8)} />
            {label !== null && (
              <text x={round(at)} y={axis - 13} textAnchor="middle">
                {label}
              </text>
            )}
          </g>
        ))}
        <line x1={start} x2={end} y1={axis} y2={axis} />
        {chart.unit !== '' && (
          <text x={end + 20} y={axis - 13}>
            {axisUnit(chart.unit)}
          </text>
        )}
      </g>
      {chart.series.length > 1 && <RowKey chart={chart} size={size} swatch={swatch} />}
      {shownRows(chart, size).map(row => (
        <text
          key={chart.labels[row]}
          className={styles.name}
          x="0"
          y={isAbove ? rowTop(chart, size, row) + 17 : rowMiddle(chart, size, row) + 5}
        >
          {cutName(chart.labels[row] ?? '', nameLength)}
        </text>
      ))}
      {children}
    </>
  )
}

/** Labels that would touch the one before are left out. */
function apart(ticks: ValueScale['ticks']): ValueScale['ticks'] {
  let end = Number.NEGATIVE_INFINITY
  return ticks.map(tick => {
    if (tick.label === null) return tick
    const half = (tick.label.length * CHARACTER) / 2
    if (tick.at - half < end) return { ...tick, label: null }
    end = tick.at + half
    return tick
  })
}

/** Names of the series in the order of their marks. */
function RowKey({ chart: { series }, size, swatch }: Pick<RowFrameProps, 'chart' | 'size' | 'swatch'>) {
  const isStacked = hasNamesAbove(size)
  const step = size.width / series.length
  return series.map(({ id, title }, rank) => {
    const x = isStacked ? 0 : round(rank * step)
    const y = (isStacked ? rank + 0.5 : 0.5) * KEY_LINE
    return (
      <g key={id}>
        {swatch(rank, x, y)}
        <text className={styles.aside} x={x + 20} y={y + 5}>
          {title}
        </text>
      </g>
    )
  })
}
