import styles from './scale.module.css'

/** A dimension line below what it counts. */
export function Measured({ count }: { count: string }) {
  return <span className={styles.measure}>{count}</span>
}
