import styles from './scale.module.css'

/** A dimension line: what the count between its ends belongs to stands above it. */
export function Measured({ count }: { count: string }) {
  return <span className={styles.measure}>{count}</span>
}
