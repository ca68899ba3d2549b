import type { ReactNode } from 'react'
import { usePageParams } from '../../../app/location.tsx'
import { CallSection } from '../../../features/call-section/call-section.tsx'
import { useCall } from '../../../store/hooks.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { hourText, type ServicePrice } from './price-text.ts'
import styles from './prices.module.css'

interface PricesProps {
  /** A table on desktop, cards on phones. */
  children: (prices: readonly ServicePrice[]) => ReactNode
}

export function Prices({ children }: PricesProps) {
  const { agency } = usePageParams('agency-prices')
  const call = useCall('agency-prices', { agency })
  return (
    <CallSection id="prices" title="Цены по услугам" call={call} isEmpty={() => false}>
      {({ list, hour_rate }) => (
        <div className={styles.prices}>
          {list.length > 0 && children(list)}
          {hour_rate !== null && (
            <p className={styles.hour}>
              Час работы специалиста
              <b>{hourText(hour_rate)}</b>
            </p>
          )}
          {list.length === 0 && hour_rate === null && (
            <EmptyState title="Цен пока нет">Агентство ещё не назвало цены.</EmptyState>
          )}
          <p className={styles.note}>
            Цены называет агентство, мы сверяем их с его сайтом и ставим дату проверки. Точную стоимость покажет оценка
            вашей задачи.
          </p>
        </div>
      )}
    </CallSection>
  )
}
