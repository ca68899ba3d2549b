import { type ReactNode, useMemo } from 'react'
import { DayRuler } from './day-ruler.tsx'
import styles from './journal.module.css'
import { daysBetween, timelineOf } from './timeline.ts'

interface RuledListProps {
  /** Newest first: the day «2026-11-16» and the height that the row is given. */
  rows: readonly { day: string; height: number }[]
  /** Null where the ruler begins with its first row. */
  today: string | null
  /** A row each. */
  children: ReactNode
}

/** Beyond this the empty ruler above the first text would only push it down. */
const LONGEST_SILENCE = 45

/** A list beside a ruler of its days. */
export function RuledList({ rows, today, children }: RuledListProps) {
  const { timeline, days, isFromToday } = useMemo(() => {
    const first = rows[0]?.day ?? ''
    const isFromToday = today !== null && daysBetween(first, today) <= LONGEST_SILENCE
    const top = isFromToday ? today : first
    const dated = rows.map(({ day, height }) => ({ daysAgo: daysBetween(day, top), height }))
    return { isFromToday, days: rows.map(({ day }) => day), timeline: timelineOf(dated) }
  }, [rows, today])
  return (
    <div className={styles.timeline}>
      <DayRuler timeline={timeline} days={days} isFromToday={isFromToday} />
      <ol>{children}</ol>
    </div>
  )
}
