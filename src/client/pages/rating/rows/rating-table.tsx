import type { ReactNode } from 'react'
import { formatMoneyShort } from '#domain/numbers/money.ts'
import { logPosition } from '#domain/numbers/money-axis.ts'
import { NBSP } from '#domain/numbers/numbers.ts'
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
                <span>{SCORED_REVIEWS}</span>
                <span>
                  <span>{`${SCORED_PROJECTS}, млн${NBSP}₽`}</span>
                  {budget !== undefined && <Budget roubles={budget} axis={axis} />}
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

function Budget({ roubles, axis: [lo = 1, hi = 10] }: { roubles: number; axis: PriceAxis }) {
  const x = percent(logPosition(roubles, lo, hi))
  return (
    <span className={styles.flag}>
      <svg className={styles.budget} role="img" aria-label={`Мой бюджет: ${formatMoneyShort(roubles)}`}>
        <line x1={x} x2={x} y1="18" y2="100%" />
        <text x={x} y="14">{`мой бюджет: ${formatMoneyShort(roubles)}`}</text>
      </svg>
    </span>
  )
}
