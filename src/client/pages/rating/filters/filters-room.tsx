import styles from './filters.module.css'

/** Keeps the place of the filters until their chunk has come, so that the list does not jump. */
export function FiltersRoom() {
  return <div className={styles.room} />
}
