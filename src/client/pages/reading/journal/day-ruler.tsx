import { NBSP } from '#domain/numbers/numbers.ts'
import { dayAndMonth } from '#domain/time/dates.ts'
import styles from './journal.module.css'
import type { Timeline } from './timeline.ts'

interface DayRulerProps {
  timeline: Timeline
  /** Days of publication, in the order of the marks. */
  days: readonly string[]
  /** Whether the ruler begins today. */
  isFromToday: boolean
}

const WIDTH = 112
const RULE = 76
const TICK = 5
/** From the top of a row to its first line. */
const FIRST_LINE = 26
/** Two dates nearer than this would touch. */
const LABEL = 17
const ABOVE = 24

/** Days from top to bottom, equally high; a leader runs from each to its text. Hidden: every text tells its date. */
export function DayRuler({ timeline: { height, marks, ticks }, days, isFromToday }: DayRulerProps) {
  const shown = marks.map(({ y, rowY }) => ({ y: round(y), rowY: rowY + FIRST_LINE }))
  const end = Math.max(height, shown.at(-1)?.y ?? 0)
  let labelled = isFromToday ? 0 : -LABEL
  return (
    <svg
      className={styles.ruler}
      viewBox={`0 ${-ABOVE} ${WIDTH} ${end + ABOVE}`}
      width={`${WIDTH / 10}rem`}
      height={`${(end + ABOVE) / 10}rem`}
      aria-hidden="true"
    >
      <path
        className={styles.rule}
        d={`M${RULE} 0V${end}${ticks.map(y => `M${RULE} ${round(y)}h-${TICK}`).join('')}`}
      />
      {shown.map(({ y, rowY }, index) => {
        const isFree = y - labelled >= LABEL
        if (isFree) labelled = y
        return (
          <g key={`${days[index]} ${rowY}`}>
            <path className={styles.leader} d={`M${RULE + 6} ${y}H${RULE + 12}L${WIDTH - 14} ${rowY}H${WIDTH - 4}`} />
            <circle cx={RULE} cy={y} r="3.5" />
            {isFree && (
              <text x={RULE - 12} y={y + 5}>
                {dayAndMonth(days[index] ?? '')}
              </text>
            )}
          </g>
        )
      })}
      {isFromToday && (
        <>
          <path className={styles.today} d={`M${RULE - 16} 0h32`} />
          <text className={styles.todayText} x={RULE + 16} y="-8">
            {`сегодня${NBSP}`}
          </text>
        </>
      )}
    </svg>
  )
}

const round = (value: number): number => Math.round(value * 10) / 10
