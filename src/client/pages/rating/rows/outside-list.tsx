import { formatNumber } from '#domain/numbers/numbers.ts'
import { href } from '#domain/paths/paths.ts'
import { CallSection } from '../../../features/call-section/call-section.tsx'
import { CompareForm } from '../../../features/selection/compare-box.tsx'
import { FittingList } from '../../../features/selection/fitting-list.tsx'
import { useCall } from '../../../store/hooks.ts'
import { useRating } from '../use-rating.ts'
import styles from './outside.module.css'

export function OutsideList() {
  const { rating, request, response } = useRating()
  const call = useCall('rating-outside', request)
  const { type, platform } = rating
  return (
    <div className={styles.outside}>
      <CallSection
        id="outside"
        title="Подходят, но в списке не стоят"
        note={<a href={href('methodology', { type, platform })}>кто участвует</a>}
        call={call}
        isEmpty={({ list }) => list.length === 0}
      >
        {({ list, found }) => (
          <>
            <FittingList agencies={list} />
            {response?.rows.length === 0 && <CompareForm />}
            {found > list.length && (
              <p className="fine">{`Показаны первые ${list.length} из ${formatNumber(found)}: уточните город или бюджет`}</p>
            )}
          </>
        )}
      </CallSection>
    </div>
  )
}
