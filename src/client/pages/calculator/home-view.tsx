import type { Answer } from '#contract/index.ts'
import { formatMoneyBare, formatMoneyRange, formatMoneyShort } from '#domain/numbers/money.ts'
import { logPosition } from '#domain/numbers/money-axis.ts'
import { formatNumber } from '#domain/numbers/numbers.ts'
import { href } from '#domain/paths/paths.ts'
import { counted } from '#domain/russian/plural.ts'
import { formatDate } from '#domain/time/dates.ts'
import { PRICE_UNITS } from '#domain/vocabulary/services.ts'
import { CallSection } from '../../features/call-section/call-section.tsx'
import { useCall } from '../../store/hooks.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Axis } from '../../ui/scale/axis.tsx'
import { moneyScale } from '../../ui/scale/money-scale.ts'
import { PriceStrip } from '../../ui/scale/price-strip.tsx'
import styles from './home.module.css'

const NOTHING = {}

export function View() {
  const { response } = useCall('cost-services-list', NOTHING)
  const popular = useCall('cost-popular-queries', NOTHING)
  if (!response) return null
  return (
    <div className={styles.page}>
      <Breadcrumbs crumbs={[{ text: 'Главная', href: href('main') }, { text: 'Сколько стоит' }]} />
      <h1>Сколько стоит работа агентства</h1>
      <p className={styles.lead}>
        Ответ складывается из настоящих проектов и отзывов за три года: не одна цифра, а сколько стоила половина работ,
        с размером выборки. Выберите услугу и уточните задачу.
      </p>
      <Services answer={response} />
      <CallSection
        id="popular"
        title={popular.response?.is_asked ? 'Что считают чаще всего' : 'Частые сочетания среди проектов'}
        call={popular}
        isEmpty={({ queries }) => queries.length === 0}
      >
        {({ queries }) => (
          <ul className={styles.popular}>
            {queries.map(({ title, path, median, sample, unit }) => (
              <li key={path}>
                <a href={path}>{title}</a>
                <span>
                  <b>{formatMoneyShort(median) + PRICE_UNITS[unit].suffix}</b>
                  {` · ${counted(sample, 'project')}`}
                </span>
              </li>
            ))}
          </ul>
        )}
      </CallSection>
      <p className={styles.more}>
        <a href={href('calculator-analytics')}>Цены по годам, городам, системам и сегментам</a>
        {response.updated_at && ` · обновлено ${formatDate(response.updated_at)}`}
      </p>
    </div>
  )
}

/** Every service on one logarithmic axis: the middle half and the median. */
function Services({ answer: { services, axis } }: { answer: Answer<'cost-services-list'> }) {
  const [lo = 1, hi = 10] = axis
  const at = (sum: number) => logPosition(sum, lo, hi)
  return (
    <section aria-label="Услуги">
      <div className={styles.row} aria-hidden="true">
        <span />
        <Axis ticks={moneyScale(lo, hi)} />
        <small>работ</small>
      </div>
      <ul>
        {services.map(({ slug, title, path, unit, projects, spread }) => (
          <li key={slug} className={styles.row}>
            <span className={styles.service}>
              <a href={path}>{title}</a>
              <small>{PRICE_UNITS[unit].title}</small>
            </span>
            {spread ? (
              <PriceStrip
                from={null}
                middle={{ low: at(spread.low), median: at(spread.median), high: at(spread.high) }}
                value={formatMoneyBare(spread.median)}
                label={`Половина ${formatMoneyRange(spread.low, spread.high)}, медиана ${formatMoneyShort(spread.median)}`}
              />
            ) : (
              <small>мало данных</small>
            )}
            <small>{formatNumber(projects)}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}
