import { useState } from 'react'
import { Dormant, dormantPart } from '../../../app/dormant-part.tsx'
import '../../../features/picker/picker.module.css'
import styles from './rating-picker.module.css'

const form = dormantPart(() => import('./rating-picker-form.tsx'))

/** Folded, because the list matters more to those who came for it. */
export function Part() {
  const [isWanted, setIsWanted] = useState(false)
  return (
    <details className={styles.fold} onToggle={() => setIsWanted(true)}>
      <summary>Подобрать под свою задачу</summary>
      <Dormant part={form} isWanted={isWanted} />
    </details>
  )
}
