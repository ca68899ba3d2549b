import { usePageParams, usePageQuery } from '../../../app/location.tsx'
import { Picker } from '../../../features/picker/picker.tsx'
import { pickerRequest } from '../rating-query.ts'
import styles from './rating-picker.module.css'

/** Folded, because the list matters more to those who came for it. */
export function Part() {
  const rating = usePageParams('rating')
  const query = usePageQuery()
  return (
    <details className={styles.fold}>
      <summary>Подобрать под свою задачу</summary>
      <Picker params={pickerRequest(rating, query)} />
    </details>
  )
}
