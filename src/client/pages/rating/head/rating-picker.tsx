import { useRef, useState } from 'react'
import { Island } from '../../../app/island.tsx'
import { drawnPart } from '../../../app/late-part.ts'
import { usePageParams, usePageQuery } from '../../../app/location.tsx'
import { useCall } from '../../../store/hooks.ts'
import choice from '../../../ui/choice.module.css'
import { Icon } from '../../../ui/icon.tsx'
import { useClosingDetails } from '../../../ui/use-closing-details.ts'
import { pickerRequest } from '../rating-query.ts'
import styles from './rating-head.module.css'

const form = drawnPart(() => import('./rating-picker-form.tsx'))

/** Folded, because the list matters more to those who came for it. */
export function RatingPicker() {
  const [isOpened, setIsOpened] = useState(false)
  const { response, retry: load } = useCall('picker', pickerRequest(usePageParams('rating'), usePageQuery()))
  const box = useRef<HTMLDivElement>(null)
  useClosingDetails(box)
  const open = () => {
    if (!response && !isOpened) load()
    setIsOpened(true)
  }
  return (
    <div className={styles.fold} ref={box}>
      <details onToggle={open}>
        <summary className={choice.opener}>
          Подобрать<span className={styles.task}> под задачу</span>
          <Icon name="chevron-down" isSmall />
        </summary>
        <div className={`popover ${styles.phrase}`}>
          <Island of={form} until="leave" isAsked={isOpened && response !== null} />
        </div>
      </details>
    </div>
  )
}
