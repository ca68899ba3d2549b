import type { ReactNode } from 'react'
import styles from './chart.module.css'
import type { ChartData } from './chart-data.ts'
import type { ChartSize } from './chart-size.ts'
import { cutName } from './chart-text.ts'
import { range, round } from './geometry.ts'
import type { ValueScale } from './scales.ts'

const AXIS = 34
const KEY = 24
const ROW = { single: 32, each: 18, gap: 14 }
/** Room right of the axis for the figure of the longest bar. */
export const FIGURE_ROOM = 76
const CHARACTER = 8.2

export const shownRows = ({ labels }: ChartData, { maxRows }: ChartSize): number[] =>
  range(Math.min(labels.length, maxRows))

/** Bars of several series need higher rows, dots share one. */
export const rowHeight = ({ kind, series }: ChartData): number =>
  kind === 'bars' && series.length > 1 ? series.length * ROW.each + ROW.gap : ROW.single

/** Several series need a key, which stands above the axis. */
export const keyHeight = ({ series }: ChartData): number => (series.length > 1 ? KEY : 0)

const firstRow = (chart: ChartData): number => keyHeight(chart) + AXIS

export const rowsHeight = (chart: ChartData, size: ChartSize): number =>
  firstRow(chart) + shownRows(chart, size).length * rowHeight(chart) + 4

export const rowMiddle = (chart: ChartData, row: number): number => firstRow(chart) + (row + 0.5) * rowHeight(chart)

interface RowFrameProps {
  chart: ChartData
  size: ChartSize
  scale: ValueScale
  children: ReactNode
}

/** Categories by rows, with their axis above; a row shows its own numbers. */
export function RowFrame({ chart, size, scale, children }: RowFrameProps) {
  const { names, width } = size
  const rows = shownRows(chart, size)
  const bottom = rowsHeight(chart, size)
  const axis = firstRow(chart) - 8
  return (
    <>
      <g className={styles.axis}>
        {scale.ticks.map(({ at, label }) => (
          <g key={at}>
            {label !== null && <line className={styles.grid} x1={round(at)} x2={round(at)} y1={axis} y2={bottom} />}
            <line x1={round(at)} x2={round(at)} y1={axis} y2={axis - (label === null ? 4 : 8)} />
          </g>
        ))}
        <line x1={names} x2={width - FIGURE_ROOM} y1={axis} y2={axis} />
        {scale.ticks.map(
          ({ at, label }) =>
            label !== null && (
              <text key={at} x={round(at)} y={axis - 13} textAnchor="middle">
                {label}
              </text>
            ),
        )}
        {chart.unit !== '' && (
          <text x={width - FIGURE_ROOM + 16} y={axis - 13}>
            {chart.unit}
          </text>
        )}
      </g>
      {rows.map(row => (
        <text key={chart.labels[row]} className={styles.name} x="0" y={rowMiddle(chart, row) + 5}>
          {cutName(chart.labels[row] ?? '', Math.floor((names - 10) / CHARACTER))}
        </text>
      ))}
      {children}
    </>
  )
}

interface RowKeyProps {
  chart: ChartData
  size: ChartSize
  swatch: (rank: number, x: number, y: number) => ReactNode
}

/** Names of the series in the order of their marks; left out for a single one. */
export function RowKey({ chart, size, swatch }: RowKeyProps) {
  const { series } = chart
  if (series.length < 2) return null
  const step = size.width / series.length
  return series.map(({ id, title }, rank) => (
    <g key={id} className={styles.bars}>
      {swatch(rank, round(rank * step), KEY / 2)}
      <text className={styles.aside} x={round(rank * step + 20)} y={KEY / 2 + 5}>
        {cutName(title, Math.floor((step - 24) / CHARACTER))}
      </text>
    </g>
  ))
}
