import { ALL_RATINGS } from '#domain/counter/demand.ts'
import { monthLabels } from '#domain/time/dates.ts'
import { useResolvedPage } from '../../app/location.tsx'
import { useCall } from '../../store/hooks.ts'
import { MonthBars } from '../../ui/scale/month-bars.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { changeText, supplyText } from './demand-text.ts'

/** Drawn only where there is enough to tell. */
export function DemandBlock() {
  const { page, pathname } = useResolvedPage()
  const isOfRating = page.name === 'rating'
  const demand = useCall('demand-dynamics', { path: isOfRating ? pathname : ALL_RATINGS }).response?.demand
  if (!demand) return null
  const { months, supply } = demand
  const labels = monthLabels(`${months.at(-1)?.month}-15`, months.length)
  return (
    <section className="stack-16" aria-labelledby="demand">
      <SectionHeading id="demand" note={isOfRating ? 'показы этого рейтинга' : 'показы всех рейтингов'}>
        Динамика спроса
      </SectionHeading>
      <p>{`${changeText(demand)}.`}</p>
      <MonthBars months={months.map(({ views }, index) => ({ label: labels[index] ?? '', value: views }))} />
      {supply && <p>{`Спрос / предложение: ${supplyText(supply, isOfRating ? 'rating' : 'catalog')}.`}</p>}
    </section>
  )
}
