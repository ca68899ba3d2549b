import type { Answer } from '#contract/index.ts'
import { registerHref } from '#domain/advertising/register-path.ts'
import { formatNumber } from '#domain/numbers/numbers.ts'
import { lowerFirst } from '#domain/russian/lower-first.ts'
import { inGuillemets } from '#domain/russian/quotes.ts'
import { formatDateNumeric } from '#domain/time/dates.ts'
import { useAppSelector, useCall } from '../../../store/hooks.ts'
import { selectDevice } from '../../../store/shell/site-slice.ts'
import { AdMark } from '../../../ui/ad-mark.tsx'
import { EmptyState, LoadingBlock } from '../../../ui/block-state.tsx'
import type { ChartData } from '../../../ui/chart/chart-data.ts'
import { FiguresTable } from '../../../ui/chart/figures-table.tsx'
import { LiveChart } from '../../../ui/chart/live-chart.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import styles from '../advertising.module.css'
import { countSeries, periodText } from '../count-series.ts'

type Days = Answer<'advertising-register-days'>

const chartOf = (days: Days['days']): ChartData => ({
  kind: 'lines',
  unit: '',
  labels: days.map(({ day }) => formatDateNumeric(day)),
  dates: days.map(({ day }) => day),
  series: [
    countSeries(
      'views',
      'Показы',
      days.map(({ views }) => views),
    ),
    countSeries(
      'clicks',
      'Клики',
      days.map(({ clicks }) => clicks),
    ),
  ],
})

const heldText = ({ views, clicks }: Days['ad']['held']): string =>
  views + clicks === 0 ? '' : `; не в счёт показов ${formatNumber(views)}, кликов ${formatNumber(clicks)}`

/** Views and clicks of one ad by day. */
export function RegisterDays({ id, page }: { id: number; page: number }) {
  const { response, isError } = useCall('advertising-register-days', { id })
  const isPhone = useAppSelector(selectDevice) === 'mobile'
  if (isError) return <EmptyState title="Такого объявления в реестре нет" />
  if (!response) return <LoadingBlock />
  const { ad, days } = response
  const title = `${ad.sponsor}: ${lowerFirst(ad.slot_title)} по дням`
  const chart = chartOf(days)
  return (
    <section className={`stack-16 ${styles.section}`} id="days" aria-labelledby="days-title">
      <SectionHeading id="days-title" action={<a href={registerHref({ page })}>Свернуть</a>}>
        {ad.sponsor}
      </SectionHeading>
      <p className="text-measure">
        {`${ad.slot_title}, ${lowerFirst(ad.pages.title)}, ${periodText(ad)}: ${inGuillemets(ad.title)}. Показов ${formatNumber(ad.views ?? 0)}, кликов ${formatNumber(ad.clicks ?? 0)}${heldText(ad.held)}.`}
      </p>
      <AdMark advertiser={ad.advertiser} inn={ad.inn} erid={ad.erid} />
      {days.length === 0 ? (
        <EmptyState title="Показов ещё нет" />
      ) : (
        <>
          {days.length > 1 && (
            <LiveChart {...{ chart, title, isPhone }} id="ad-days" marked={['views', 'clicks']} isLive={false} />
          )}
          <Disclosure summary="Таблица по дням">
            <FiguresTable title={title} chart={chart} />
          </Disclosure>
        </>
      )}
    </section>
  )
}
