import type { Answer } from '#contract/index.ts'
import { formatDate, formatDayMonth } from '#domain/time/dates.ts'
import { classNames } from '../../ui/class-names.ts'
import { Axis } from '../../ui/scale/axis.tsx'
import { percent } from '../../ui/scale/geometry.ts'
import type { MonthScale } from './month-scale.ts'
import styles from './plans.module.css'

type State = Answer<'about-plans'>['states'][number]

interface PlanTrackProps {
  scale: MonthScale
  today: string
  plan: State['plans'][number]
  isDone: boolean
}

const DOT = 16
/** A date as a share of the narrowest axis. */
const ROOM_FOR_DATE = 0.5

/** One plan on the axis of the head: done up to today, promised after it. The визир runs through all of them. */
export function PlanTrack({ scale, today, plan: { date, is_late }, isDone }: PlanTrackProps) {
  const [at, now] = [scale.at(date), scale.at(today)]
  const isBefore = at > 0.5
  // Before the визир, which would cross it beside the dot.
  const textAt = isBefore && !isDone && !is_late && now > ROOM_FOR_DATE ? now : at
  return (
    <svg className={styles.track} aria-hidden="true">
      <line className={styles.rail} x2="100%" y1={DOT} y2={DOT} />
      {!isDone && <line className={styles.ahead} x1={percent(now)} x2={percent(at)} y1={DOT} y2={DOT} />}
      <line className={styles.visir} x1={percent(now)} x2={percent(now)} y2="100%" />
      <circle
        className={classNames(isDone ? styles.done : styles.promised, is_late && styles.late)}
        cx={percent(at)}
        cy={DOT}
        r="5"
      />
      <text
        className={styles.date}
        x={percent(textAt)}
        y={DOT}
        dx={isBefore ? -11 : 11}
        dy="5"
        textAnchor={isBefore ? 'end' : 'start'}
      >
        {(isDone ? '' : 'до ') + formatDate(date)}
      </text>
    </svg>
  )
}

/** The months that all plans stand on, with today. */
export function PlanHead({ scale, today }: Pick<PlanTrackProps, 'scale' | 'today'>) {
  const now = scale.at(today)
  return (
    <div className={styles.axis}>
      <svg className={styles.flag} aria-hidden="true">
        <line className={styles.visir} x1={percent(now)} x2={percent(now)} y2="100%" />
        <text x={percent(now)} y="15" dx={now > 0.5 ? -8 : 8} textAnchor={now > 0.5 ? 'end' : 'start'}>
          {`сегодня, ${formatDayMonth(today)}`}
        </text>
      </svg>
      <Axis ticks={scale.ticks} />
    </div>
  )
}
