import { formatDate } from '#domain/time/dates.ts'
import { Island } from '../../../app/island.tsx'
import { usePageParams } from '../../../app/location.tsx'
import { CallSection } from '../../../features/call-section/call-section.tsx'
import { useCall } from '../../../store/hooks.ts'
import { EmptyState } from '../../../ui/block-state.tsx'
import { AgencyFrame } from '../frame/agency-frame.tsx'
import { PriceDisputes } from './price-disputes.tsx'
import { PriceLines } from './price-lines.tsx'
import { hourText } from './price-text.ts'
import styles from './prices.module.css'

export function AgencyPrices() {
  return (
    <AgencyFrame>
      <Island of={Prices} />
    </AgencyFrame>
  )
}

/** The finding, every line of the price list on one axis, and the contradictions told apart. */
function Prices() {
  const { agency } = usePageParams('agency-prices')
  const call = useCall('agency-prices', { agency })
  const checkedAt = call.response?.list[0]?.checked_at
  return (
    <CallSection
      id="prices"
      title={call.response?.title ?? 'Цены по услугам'}
      note={
        checkedAt === undefined ? undefined : (
          <span className={checkedAt === null ? undefined : styles.checked}>
            {checkedAt === null ? 'цены ещё не проверены' : `проверено ${formatDate(checkedAt)}`}
          </span>
        )
      }
      call={call}
      isEmpty={() => false}
    >
      {({ list, axis, note, hour_rate }) => (
        <div className="stack-24">
          {axis && <PriceLines lines={list} axis={axis} note={note} />}
          {hour_rate !== null && (
            <p className={`wrap ${styles.hour}`}>
              Час работы специалиста
              <b>{hourText(hour_rate)}</b>
            </p>
          )}
          {list.length === 0 && hour_rate === null && (
            <EmptyState title="Цен пока нет">Агентство ещё не назвало цены.</EmptyState>
          )}
          <PriceDisputes lines={list} />
          <p className="fine measure">
            «От» называет агентство, мы сверяем его с сайтом и ставим дату проверки. Точки{'\u00a0'}— суммы проектов за
            три года, медиану считаем с{'\u00a0'}трёх. Рынок{'\u00a0'}— суммы всех участников рейтинга этой работы.
          </p>
        </div>
      )}
    </CallSection>
  )
}
