import type { Answer } from '#contract/index.ts'
import { formatDate, formatMonth } from '#domain/time/dates.ts'
import { Axis } from '../../ui/scale/axis.tsx'
import { stackDots } from '../../ui/scale/dot-stack.ts'
import { percent, type Tick } from '../../ui/scale/geometry.ts'
import styles from './plan-axis.module.css'

type States = Answer<'about-plans'>['states']

interface PlanAxisProps {
  today: string
  states: States
}

const STEP = 14
/** In a drawing of 320 px dots of 10 px would touch. */
const GAP = 0.04
/** A label nearer to an end would touch that of the end. */
const ROOM_AT_END = 0.24

/** All plans on one axis of time: what is done up to today, what is promised after it. The list below names them. */
export function PlanAxis({ today, states }: PlanAxisProps) {
  const plans = states.flatMap(({ state, plans }) => plans.map(plan => ({ ...plan, state })))
  const { first, months, at } = scaleOf([today, ...plans.map(({ date }) => date)])
  const dots = stackDots(
    plans.map(({ slug, date, state, is_late }) => ({ slug, state, is_late, at: at(date) })),
    GAP,
  )
  const height = STEP * (1 + Math.max(...dots.map(({ level }) => level)))
  const isInSecondHalf = at(today) > 0.5
  const done = plans.filter(({ state }) => state === 'done').length
  return (
    <div className={styles.plans}>
      <p className={`small ${styles.sides}`}>
        <span>
          сделано <b>{done}</b>
        </span>
        <span>
          обещано <b>{plans.length - done}</b>
        </span>
      </p>
      <svg className={styles.axis} height={height + 34} aria-hidden="true">
        <text
          className={styles.today}
          x={percent(at(today))}
          y="14"
          dx={isInSecondHalf ? -8 : 8}
          textAnchor={isInSecondHalf ? 'end' : 'start'}
        >
          {`сегодня, ${formatDate(today)}`}
        </text>
        <line className={styles.visir} x1={percent(at(today))} x2={percent(at(today))} y1="2" y2={height + 34} />
        {dots.map(({ slug, state, is_late, level, at }) => (
          <circle
            key={slug}
            className={state === 'done' ? styles.done : is_late ? styles.late : styles.promised}
            cx={percent(at)}
            cy={height + 18 - level * STEP}
            r="5"
          />
        ))}
        <line className={styles.past} x2={percent(at(today))} y1={height + 30} y2={height + 30} />
        <line className={styles.ahead} x1={percent(at(today))} x2="100%" y1={height + 30} y2={height + 30} />
      </svg>
      <Axis ticks={ticksOf(first, months)} isBelow />
    </div>
  )
}

/** Whole months from the first of the days to the last. */
function scaleOf(days: readonly string[]) {
  const sorted = days.toSorted()
  const first = monthOf(sorted[0] ?? '')
  const months = monthOf(sorted.at(-1) ?? '') - first + 1
  const at = (day: string) => (monthOf(day) - first + (Number(day.slice(8)) - 1) / 31) / months
  return { first, months, at }
}

const monthOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1

function ticksOf(first: number, months: number): Tick[] {
  const titleOf = (month: number) =>
    formatMonth(`${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-15`)
  return Array.from({ length: months + 1 }, (_, index) => {
    const [at, month] = [index / months, first + index]
    const isYear = month % 12 === 0
    if (index === 0) return { at, isMajor: true, label: titleOf(month) }
    if (index === months) return { at, isMajor: true, label: titleOf(month - 1) }
    const hasRoom = at > ROOM_AT_END && 1 - at > ROOM_AT_END
    return { at, isMajor: isYear, ...(isYear && hasRoom && { label: String(month / 12) }) }
  })
}
