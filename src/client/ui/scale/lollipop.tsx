import { percent, type Tick } from './geometry.ts'
import styles from './scale.module.css'

const WORST = 1
const BEST = 5

const shareOf = (mark: number): number => (mark - WORST) / (BEST - WORST)

/** The axis of a column of marks. */
export const MARK_TICKS: readonly Tick[] = [1, 2, 3, 4, 5].map(mark => ({
  at: shareOf(mark),
  isMajor: true,
  label: String(mark),
}))

interface LollipopProps {
  mark: number
  /** The market's median as a grey mark across the rail. */
  market?: number | null
}

/** A mark from 1 to 5. Hidden from screen readers: the number is next to it. */
export function Lollipop({ mark, market = null }: LollipopProps) {
  const at = percent(shareOf(mark))
  return (
    <svg className={styles.lollipop} aria-hidden="true">
      <line x2="100%" y1="8" y2="8" />
      {market !== null && (
        <line className={styles.market} x1={percent(shareOf(market))} x2={percent(shareOf(market))} y1="0" y2="16" />
      )}
      <line className={styles.stick} x2={at} y1="8" y2="8" />
      <circle cx={at} cy="8" r="5" />
    </svg>
  )
}

/** A dimension line below what it counts. */
export function Measured({ count }: { count: string }) {
  return <span className={styles.measure}>{count}</span>
}
