import styles from './filters.module.css'

/** Reserves the filters' space until their chunk is loaded, so that the list does not shift. */
export function FiltersPlaceholder() {
  return <div className={styles.room} />
}
