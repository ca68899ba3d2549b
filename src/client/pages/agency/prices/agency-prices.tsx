import { usePageParams } from '../../../app/location.tsx'
import { CallSection } from '../../../features/call-section/call-section.tsx'
import { useAppSelector, useCall } from '../../../store/hooks.ts'
import { selectDevice } from '../../../store/shell/site-slice.ts'
import { EmptyState } from '../../../ui/block-state.tsx'
import { AgencyFrame } from '../frame/agency-frame.tsx'
import { PriceCards } from './price-cards.tsx'
import { PriceTable } from './price-table.tsx'
import { hourText } from './price-text.ts'
import styles from './prices.module.css'

export function AgencyPrices() {
  return (
    <AgencyFrame>
      <Prices />
    </AgencyFrame>
  )
}

/** A table on desktop, cards on phones. */
function Prices() {
  const isPhone = useAppSelector(selectDevice) === 'mobile'
  const { agency } = usePageParams('agency-prices')
  const call = useCall('agency-prices', { agency })
  return (
    <CallSection id="prices" title="Цены по услугам" call={call} isEmpty={() => false}>
      {({ list, hour_rate }) => (
        <div className="stack-24">
          {list.length > 0 && (isPhone ? <PriceCards prices={list} /> : <PriceTable prices={list} />)}
          {hour_rate !== null && (
            <p className={`wrap ${styles.hour}`}>
              Час работы специалиста
              <b>{hourText(hour_rate)}</b>
            </p>
          )}
          {list.length === 0 && hour_rate === null && (
            <EmptyState title="Цен пока нет">Агентство ещё не назвало цены.</EmptyState>
          )}
          <p className="fine measure">
            Цены называет агентство, мы сверяем их с его сайтом и ставим дату проверки. Точную стоимость покажет оценка
            вашей задачи.
          </p>
        </div>
      )}
    </CallSection>
  )
}
