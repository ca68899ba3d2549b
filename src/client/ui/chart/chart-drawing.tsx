import type { ComponentType } from 'react'
import { BarDrawing } from './bar-drawing.tsx'
import { type ChartData, isOverTime } from './chart-data.ts'
import type { ChartSize } from './chart-size.ts'
import { ColumnDrawing } from './column-drawing.tsx'
import { DotDrawing } from './dot-drawing.tsx'
import { HeatDrawing, heatHeight } from './heat-drawing.tsx'
import { type DrawingProps, LineDrawing } from './line-drawing.tsx'
import { rowsHeight } from './row-frame.tsx'
import { StackDrawing } from './stack-drawing.tsx'

const DRAWINGS: Record<ChartData['kind'], ComponentType<DrawingProps>> = {
  lines: LineDrawing,
  band: LineDrawing,
  stack: StackDrawing,
  bars: BarDrawing,
  dots: DotDrawing,
  heat: HeatDrawing,
}

/** The content of an SVG of `drawingSize`; the chart must have data. */
export function ChartDrawing(props: DrawingProps) {
  const { kind } = props.chart
  const Drawing = kind === 'bars' && isOverTime(props.chart) ? ColumnDrawing : DRAWINGS[kind]
  return <Drawing {...props} />
}

export function drawingSize(chart: ChartData, size: ChartSize): { width: number; height: number } {
  const { width, height } = size
  if (chart.kind === 'heat') return { width, height: heatHeight(chart, size) }
  return { width, height: isOverTime(chart) ? height : rowsHeight(chart, size) }
}

/** Charts over time are read with the визир; rows and cells already show every number. */
export const isReadable = (chart: ChartData): boolean => isOverTime(chart)
