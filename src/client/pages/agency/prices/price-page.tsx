import type { ReactNode } from 'react'
import { CallSection } from '../../../features/call-section/call-section.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { AgencyFrame } from '../frame/agency-frame.tsx'
import styles from './price-page.module.css'
import { hourText, type ServicePrice } from './price-words.ts'
import { usePrices } from './use-prices.ts'

interface PricePageProps {
  /** A table on a desktop, cards on a phone. */
  children: (prices: readonly ServicePrice[]) => ReactNode
}

export function PricePage({ children }: PricePageProps) {
  return (
    <AgencyFrame>
      <CallSection id="prices" title="Цены по услугам" call={usePrices()} isEmpty={() => false}>
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
              Цены называет агентство, мы сверяем их с его сайтом и ставим дату проверки. Точную стоимость покажет
              оценка вашей задачи.
            </p>
          </div>
        )}
      </CallSection>
    </AgencyFrame>
  )
}
