import type { ReactNode } from 'react'
import { formatDayMonth } from '#domain/time/dates.ts'
import { classNames } from '../../ui/class-names.ts'
import { percent } from '../../ui/scale/geometry.ts'
import styles from './time-lanes.module.css'
import type { YearScale } from './year-scale.ts'

interface TimeLanesProps {
  scale: YearScale
  today: string
  /** Titles that need room: faces with names. */
  isTitleWide?: boolean
  /** `TimeLane`s. */
  children: ReactNode
}

const PHONE_LABELS = 9
const WIDE_LABELS = 19
const AXIS = 26

/** What happened over the years, one kind below the other on a single axis; the визир is today. */
export function TimeLanes({ scale, today, isTitleWide = false, children }: TimeLanesProps) {
  const now = percent(scale.at(today))
  return (
    <div className={classNames(styles.lanes, isTitleWide && styles.wideTitle)}>
      <svg className={styles.flag} height="24" aria-hidden="true">
        <text x={now} y="16" textAnchor={scale.at(today) > 0.5 ? 'end' : 'start'}>
          {`сегодня, ${formatDayMonth(today)}`}
        </text>
      </svg>
      <svg className={styles.frame} aria-hidden="true">
        {scale.years.map(year => (
          <line key={year} x1={percent(scale.startOf(year))} x2={percent(scale.startOf(year))} y2="100%" />
        ))}
        <line className={styles.now} x1={now} x2={now} y2="100%" />
      </svg>
      {children}
      <YearAxis scale={scale} />
    </div>
  )
}

function YearAxis({ scale: { years, startOf, middleOf } }: Pick<TimeLanesProps, 'scale'>) {
  const isNthLast = (index: number, count: number) => (years.length - 1 - index) % Math.ceil(years.length / count) === 0
  return (
    <svg className={styles.axis} height={AXIS} aria-hidden="true">
      <line x2="100%" y1="0.5" y2="0.5" />
      {[...years, (years.at(-1) ?? 0) + 1].map(year => (
        <line key={year} x1={percent(startOf(year))} x2={percent(startOf(year))} y1="0.5" y2="8" />
      ))}
      {years.map(
        (year, index) =>
          isNthLast(index, WIDE_LABELS) && (
            <text
              key={year}
              className={isNthLast(index, PHONE_LABELS) ? undefined : styles.forWide}
              x={percent(middleOf(year))}
              y="22"
            >
              {year}
            </text>
          ),
      )}
    </svg>
  )
}

interface TimeLaneProps {
  title: ReactNode
  note?: ReactNode
  height: number
  /** The lane as text. */
  label: string
  /** Drawn with SVG lengths along the scale. */
  children: ReactNode
}

export function TimeLane({ title, note, height, label, children }: TimeLaneProps) {
  return (
    <div className={styles.lane}>
      <div className={styles.title}>
        {typeof title === 'string' ? <b>{title}</b> : title}
        {note !== undefined && <small>{note}</small>}
      </div>
      <svg height={height} role="img" aria-label={label}>
        {children}
      </svg>
    </div>
  )
}

interface TimeBarProps {
  from: number
  to: number
  y: number
  /** «8 лет» */
  text: string
}

/** Below this share of the scale the text stands before the bar. */
const ROOMY = 0.25

export function TimeBar({ from, to, y, text }: TimeBarProps) {
  const isInside = to - from >= ROOMY
  return (
    <>
      <rect className={styles.bar} x={percent(from)} width={percent(to - from)} y={y} height="20" />
      <text
        className={isInside ? styles.inside : styles.beside}
        x={percent(isInside ? to : from)}
        dx={-8}
        y={y + 15}
        textAnchor="end"
      >
        {text}
      </text>
    </>
  )
}

interface YearBricksProps {
  scale: YearScale
  counts: readonly { year: number; count: number }[]
  height: number
}

const BRICK = 13
const SMALLEST_BRICK = 4
const NUMBER = 20

/** A brick for each, stacked by year, with the count on top; too many to tell apart are one column from zero. */
export function YearBricks({ scale, counts, height }: YearBricksProps) {
  const most = Math.max(...counts.map(({ count }) => count), 1)
  const unit = Math.min(BRICK, (height - NUMBER) / most)
  const width = percent(0.7 / scale.years.length)
  return counts.map(({ year, count }) => {
    const x = percent(scale.middleOf(year) - 0.35 / scale.years.length)
    return (
      <g key={year}>
        {unit < SMALLEST_BRICK ? (
          <rect className={styles.brick} x={x} width={width} y={height - unit * count} height={unit * count} />
        ) : (
          brickTops(height, unit, count).map(y => (
            <rect key={y} className={styles.brick} x={x} width={width} y={y} height={unit - 1.5} />
          ))
        )}
        <text className={styles.count} x={percent(scale.middleOf(year))} y={height - unit * count - 5}>
          {count}
        </text>
      </g>
    )
  })
}

const brickTops = (height: number, unit: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => height - unit * (index + 1))

interface TimeMarkProps {
  at: number
  y: number
  /** A diamond is something given, a circle something asked. */
  shape: 'diamond' | 'circle'
}

export function TimeMark({ at, y, shape }: TimeMarkProps) {
  return shape === 'circle' ? (
    <circle className={styles.circle} cx={percent(at)} cy={y} r="5" />
  ) : (
    <svg x={percent(at)} y={y} overflow="visible" aria-hidden="true">
      <path d="M0 -6.5L6.5 0L0 6.5L-6.5 0Z" />
    </svg>
  )
}

interface MarkLabelProps {
  at: number
  y: number
  /** Of the mark that it names. */
  base: number
  isBefore: boolean
  text: string
}

export function MarkLabel({ at, y, base, isBefore, text }: MarkLabelProps) {
  return (
    <>
      <line className={styles.leader} x1={percent(at)} x2={percent(at)} y1={y} y2={base} />
      <text
        className={styles.beside}
        x={percent(at)}
        dx={isBefore ? -6 : 6}
        y={y}
        textAnchor={isBefore ? 'end' : 'start'}
      >
        {text}
      </text>
    </>
  )
}
