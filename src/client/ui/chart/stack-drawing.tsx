import styles from './chart.module.css'
import { figureFormat } from './chart-text.ts'
import { EndLabels } from './end-labels.tsx'
import { periodScale, round, stackLayers } from './geometry.ts'
import { HatchPatterns } from './hatch-patterns.tsx'
import type { DrawingProps } from './line-drawing.tsx'
import { valueScale } from './scales.ts'
import { fillLook } from './series-look.ts'
import { TimeAxes } from './time-axes.tsx'

/** Shares of a whole over time, the first series at the bottom. */
export function StackDrawing({ chart, marked, size, id: drawing }: DrawingProps) {
  const format = figureFormat(chart)
  const scale = valueScale(chart, [size.height - size.bottom, size.top], format)
  const layers = stackLayers(chart, periodScale(chart, size), value => round(scale.at(value)))
  const ends = chart.series.map(({ id, title, points }, index) => ({
    id,
    title,
    figure: format(points.findLast(point => point !== null) ?? 0),
    at: layers[index]?.end ?? 0,
    isMarked: marked.includes(id),
  }))
  return (
    <>
      <HatchPatterns id={drawing} />
      <TimeAxes chart={chart} size={size} scale={scale} />
      <g className={styles.layers}>
        {layers.map(({ id, path }, index) => (
          <path key={id} d={path} {...fillLook(marked.indexOf(id), index, drawing)} />
        ))}
      </g>
      <EndLabels labels={ends} size={size} />
    </>
  )
}
