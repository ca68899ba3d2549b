import { useState } from 'react'
import { Island } from '../../../app/island.tsx'
import { drawnPart } from '../../../app/late-part.ts'
import { usePageParams, usePageQuery } from '../../../app/location.tsx'
import { useCall } from '../../../store/hooks.ts'
import { pickerRequest } from '../rating-query.ts'
import styles from './rating-head.module.css'

const form = drawnPart(() => import('./rating-picker-form.tsx'))

/** Folded, because the list matters more to those who came for it. */
export function RatingPicker() {
  const [isOpened, setIsOpened] = useState(false)
  const { response, retry: load } = useCall('picker', pickerRequest(usePageParams('rating'), usePageQuery()))
  const open = () => {
    if (!response && !isOpened) load()
    setIsOpened(true)
  }
  return (
    <details className={`stack-12 ${styles.fold}`} onToggle={open}>
      <summary>Подобрать под свою задачу</summary>
      <Island of={form} until="leave" isAsked={isOpened && response !== null} />
    </details>
  )
}
