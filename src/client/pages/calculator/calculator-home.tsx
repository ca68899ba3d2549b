import { formatMoneyShort } from '#domain/numbers/money.ts'
import { href } from '#domain/paths/paths.ts'
import { counted } from '#domain/russian/plural.ts'
import { formatDate } from '#domain/time/dates.ts'
import { PRICE_UNITS } from '#domain/vocabulary/services.ts'
import { CallSection } from '../../features/call-section/call-section.tsx'
import { PriceList } from '../../features/price-list/price-list.tsx'
import { useCall } from '../../store/hooks.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import styles from './home.module.css'

const NOTHING = {}

export function CalculatorHome() {
  const { response } = useCall('cost-services-list', NOTHING)
  const popular = useCall('cost-popular-queries', NOTHING)
  if (!response) return null
  return (
    <div className="stack-24">
      <Breadcrumbs crumbs={[{ text: 'Главная', href: href('main') }, { text: 'Сколько стоит' }]} />
      <h1>Сколько стоит работа агентства</h1>
      <p className={styles.lead}>
        Ответ складывается из настоящих проектов и отзывов за три года: не одна цифра, а сколько стоила половина работ,
        с размером выборки. Выберите услугу и уточните задачу.
      </p>
      <section aria-label="Услуги">
        <PriceList
          axis={response.axis}
          works={response.services.map(({ unit, ...service }) => ({ ...service, note: PRICE_UNITS[unit].title }))}
        />
      </section>
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
      <p className="note">
        <a href={href('calculator-analytics')}>Цены по годам, городам, системам и сегментам</a>
        {response.updated_at && ` · обновлено ${formatDate(response.updated_at)}`}
      </p>
    </div>
  )
}
