import type { FoundAgency } from './autocomplete-slice.ts'
import styles from './found-name.module.css'

/** The name with its matched part highlighted. */
export function FoundName({ name, matched: [start, end] }: Pick<FoundAgency, 'name' | 'matched'>) {
  if (start === undefined || end === undefined) return name
  return (
    <>
      {name.slice(0, start)}
      <mark className={styles.match}>{name.slice(start, end)}</mark>
      {name.slice(end)}
    </>
  )
}
