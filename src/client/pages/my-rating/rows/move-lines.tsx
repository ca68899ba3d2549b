import type { MyRow } from '#contract/shapes/my-rating.ts'
import { classNames } from '../../../ui/class-names.ts'
import type { OwnRow } from '../use-own-rating.ts'
import styles from './own-list.module.css'

interface MoveLinesProps {
  rows: readonly OwnRow[]
  official: readonly MyRow[]
}

/** From the official row to one's own; a row that is not in the other list comes from below its end, or goes there. */
export function MoveLines({ rows, official }: MoveLinesProps) {
  const count = rows.length
  const from = new Map(official.map(({ agency }, index) => [agency.id, index]))
  const to = new Map(rows.map(({ official: { agency } }, index) => [agency.id, index]))
  const gone = official.filter(({ agency }) => !to.has(agency.id)).map(({ agency }) => agency.id)
  const lines = [...gone, ...to.keys()].map(id => ({ id, start: from.get(id) ?? count, end: to.get(id) ?? count }))
  const middleOf = (row: number) => Math.min(row + 0.5, count)
  return (
    <svg className={styles.lines} viewBox={`0 0 100 ${count}`} preserveAspectRatio="none" aria-hidden="true">
      {lines.map(({ id, start, end }) => (
        <path
          key={id}
          className={classNames(end < start && styles.up, Math.max(start, end) === count && styles.far)}
          d={curve(middleOf(start), middleOf(end))}
        />
      ))}
    </svg>
  )
}

const curve = (from: number, to: number): string => `M0 ${from}C50 ${from} 50 ${to} 100 ${to}`
