import styles from './ruler.module.css'
import { percent } from './ruler.tsx'

export type ScorePart = {
  /** Shown on hover: «Проекты: 32,1». */
  label: string
  /** Points out of `max`. */
  points: number
}

export type ScoreRulerProps = {
  /** «Балл 92,4 из 100» */
  label: string
  /** In the order of the methodology: the position in the list decides the shade. */
  parts: readonly ScorePart[]
  max?: number
  /** Omits the title of each part: phones have no hover, and a list of 100 rows has no bytes to spare. */
  isBrief?: boolean
}

type Bar = ScorePart & { start: number }

function barsOf(parts: readonly ScorePart[]): Bar[] {
  let end = 0
  return parts.map(part => {
    const start = end
    end += Math.max(part.points, 0)
    return { ...part, start }
  })
}

/** The score as a stacked bar: its addends end to end on a scale of `max` points. */
export function ScoreRuler({ label, parts, max = 100, isBrief = false }: ScoreRulerProps) {
  return (
    <svg className={styles.ruler} role="img" aria-label={label}>
      {barsOf(parts).map(bar => (
        <rect key={bar.label} x={percent(bar.start / max)} width={percent(bar.points / max)}>
          {!isBrief && <title>{bar.label}</title>}
        </rect>
      ))}
    </svg>
  )
}
