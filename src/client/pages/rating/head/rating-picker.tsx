import { useState } from 'react'
import { Dormant, dormantPart } from '../../../app/dormant-part.tsx'
import { usePageParams, usePageQuery } from '../../../app/location.tsx'
import { useCall } from '../../../store/hooks.ts'
import { pickerRequest } from '../rating-query.ts'
import '../../../features/picker/picker.module.css'
import styles from './rating-picker.module.css'

const form = dormantPart(() => import('./rating-picker-form.tsx'))

/** Folded, because the list matters more to those who came for it. */
export function Part() {
  const [isOpened, setIsOpened] = useState(false)
  const { response, retry: load } = useCall('picker', pickerRequest(usePageParams('rating'), usePageQuery()))
  const open = () => {
    if (!response && !isOpened) load()
    setIsOpened(true)
  }
  return (
    <details className={styles.fold} onToggle={open}>
      <summary>Подобрать под свою задачу</summary>
      <Dormant part={form} isWanted={isOpened && response !== null} />
    </details>
  )
}
