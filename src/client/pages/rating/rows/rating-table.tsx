import type { ReactNode } from 'react'
import { formatMoneyShort } from '#domain/numbers/money.ts'
import { logPosition } from '#domain/numbers/money-axis.ts'
import { formatNumber, NBSP } from '#domain/numbers/numbers.ts'
import { SCORED_PROJECTS, SCORED_REVIEWS } from '#domain/russian/count-labels.ts'
import { Axis } from '../../../ui/scale/axis.tsx'
import { evenTicks, percent } from '../../../ui/scale/geometry.ts'
import { millionScale } from '../../../ui/scale/money-scale.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import styles from './rating-table.module.css'
import type { PriceAxis } from './row-price.tsx'

interface RatingTableProps {
  caption: string
  axis: PriceAxis
  /** What places are compared with. */
  since: string | null
  /** The reader's own, in roubles. */
  budget: number | undefined
  /** Beside the list where the window leaves a margin. */
  scale: ReactNode
  children: ReactNode
}

const MILLION = 1_000_000
const MILLIONS = `млн${NBSP}₽`
const SCORE_TICKS = evenTicks(100, 20, 5)

/** The list as a chart: a column head is the axis of its column. */
export function RatingTable({ caption, axis, since, budget, scale, children }: RatingTableProps) {
  const [lo = 1, hi = 10] = axis
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        {/* All columns at once: a head that arrives in pieces would move them. */}
        <colgroup>
          <col className={styles.placeColumn} />
          <col />
          <col className={styles.factsColumn} />
          <col className={styles.scoreColumn} />
          <col className={styles.actionColumn} />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">
              <span>Место{since !== null && <span className={styles.wide}>{`, было ${since}`}</span>}</span>
            </th>
            <th scope="col">
              <span>Агентство</span>
            </th>
            <th scope="col">
              <span className={styles.axes}>
                <span>
                  <span className={styles.wide}>{SCORED_REVIEWS}</span>
                  <span className={styles.narrow}>{`Отзывы, цены в${NBSP}${MILLIONS}`}</span>
                </span>
                <span>
                  {budget === undefined ? (
                    <span>{`${SCORED_PROJECTS}, ${MILLIONS}`}</span>
                  ) : (
                    <Budget roubles={budget} axis={axis} />
                  )}
                  <Axis ticks={millionScale(lo, hi)} />
                </span>
              </span>
            </th>
            <th scope="col">
              <span>Балл</span>
              <Axis className={styles.scoreAxis} ticks={SCORE_TICKS} />
            </th>
            <th scope="col">
              <VisuallyHidden>Заявка</VisuallyHidden>
            </th>
          </tr>
        </thead>
        {children}
      </table>
      {scale}
    </div>
  )
}

/** Where the name of the axis gives way to the flag, and where the flag turns to the other side of its line. */
const FLAG_MEETS_NAME = 0.4
const FLAG_TURNS = 0.6
const FLAG_GAP = 4

/** The flag of the reader's budget beside its line; of the name of the axis only the unit stays. */
function Budget({ roubles, axis: [lo = 1, hi = 10] }: { roubles: number; axis: PriceAxis }) {
  const at = logPosition(roubles, lo, hi)
  const x = percent(at)
  const isBefore = at >= FLAG_TURNS
  return (
    <span className={styles.flag}>
      <VisuallyHidden>{SCORED_PROJECTS}</VisuallyHidden>
      <span className={at < FLAG_MEETS_NAME ? styles.atEnd : undefined}>{MILLIONS}</span>
      <svg className={styles.budget} role="img" aria-label={`Мой бюджет: ${formatMoneyShort(roubles)}`}>
        <line x1={x} x2={x} y2="100%" />
        <text
          className={isBefore ? styles.before : undefined}
          x={x}
          dx={isBefore ? -FLAG_GAP : FLAG_GAP}
          y="14"
        >{`бюджет${NBSP}${formatNumber(roubles / MILLION, 2)}`}</text>
      </svg>
    </span>
  )
}
