import styles from './place-history.module.css'
import { placePoints } from './place-points.ts'

interface PlaceLineProps {
  editions: readonly { title: string; path: string; place: number }[]
}

/** Hidden from screen readers: the list next to it says the same. Percentages keep text and dots undistorted at any width. */
export function PlaceLine({ editions }: PlaceLineProps) {
  const points = placePoints(editions)
  return (
    <svg className={styles.line} aria-hidden="true">
      {points.map(({ x, y }, index) => {
        const before = points[index - 1]
        return before && <line key={x} x1={`${before.x}%`} y1={`${before.y}%`} x2={`${x}%`} y2={`${y}%`} />
      })}
      {editions.map(({ path, title, place }, index) => {
        const { x, y } = points[index] ?? { x: 0, y: 0 }
        return (
          <g key={path}>
            <circle cx={`${x}%`} cy={`${y}%`} />
            <text x={`${x}%`} y={`${y}%`} dy="-0.8em" className={styles.place}>
              {place}
            </text>
            <text x={`${x}%`} y="98%">
              {title}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
