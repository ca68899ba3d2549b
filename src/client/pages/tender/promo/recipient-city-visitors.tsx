import { CITIES } from '#domain/vocabulary/cities.ts'
import { usePageQuery } from '../../../app/location.tsx'
import { OnlineVisitors } from '../../../features/online-visitors/online-visitors.tsx'
import { useCall } from '../../../store/hooks.ts'
import { tenderChoice } from './tender-choice.ts'

/** Counts for the city of the first chosen agency's office. */
export function RecipientCityVisitors() {
  const { ids } = tenderChoice(usePageQuery())
  const { response } = useCall('agency-info-for-tender', { ids })
  const office = response?.list[0]?.city
  return (
    <OnlineVisitors city={CITIES.find(({ title }) => title === office)?.slug ?? null}>
      Заявки принимаем круглосуточно, агентства отвечают в рабочее время.
    </OnlineVisitors>
  )
}
