import { percent } from './geometry.ts'
import styles from './scale.module.css'

const WORST = 1
const BEST = 5

/** A mark from 1 to 5. Hidden from screen readers: the number is next to it. */
export function Lollipop({ mark }: { mark: number }) {
  const at = percent((mark - WORST) / (BEST - WORST))
  return (
    <svg className={styles.lollipop} aria-hidden="true">
      <line x2="100%" y1="8" y2="8" />
      <line className={styles.stick} x2={at} y1="8" y2="8" />
      <circle cx={at} cy="8" r="5" />
    </svg>
  )
}

/** A dimension line below what it counts. */
export function Measured({ count }: { count: string }) {
  return <span className={styles.measure}>{count}</span>
}
