import { useContext } from 'react'
import { markedIds } from '../../../ui/chart/chart-data.ts'
import { ChartDrawing, drawingSize } from '../../../ui/chart/chart-drawing.tsx'
import { chartSummary } from '../../../ui/chart/chart-text.ts'
import styles from './figure.module.css'
import { FigureContext } from './figure-context.ts'
import { figureSize } from './figure-size.ts'

/** The small chart of a card, from the figures that its text cites. */
export function CitedFigure() {
  const shown = useContext(FigureContext)
  if (!shown) return null
  const { id, title, chart } = shown
  const size = figureSize(chart)
  const { width, height } = drawingSize(chart, size)
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={chartSummary(title, chart)}
    >
      <ChartDrawing chart={chart} marked={markedIds(chart, [])} size={size} id={`figure-${id}`} />
    </svg>
  )
}
