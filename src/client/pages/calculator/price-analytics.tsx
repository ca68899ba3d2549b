import { useMemo } from 'react'
import type { CostGroup } from '#contract/calls/calculator.ts'
import type { Answer, Params } from '#contract/index.ts'
import { COST_CSV_PATH } from '#domain/calculator/asked-query.ts'
import { formatMoneyBare, formatMoneyRange, formatMoneyShort } from '#domain/numbers/money.ts'
import { logPosition } from '#domain/numbers/money-axis.ts'
import { formatNumber } from '#domain/numbers/numbers.ts'
import { href } from '#domain/paths/paths.ts'
import { formatDate } from '#domain/time/dates.ts'
import { PRICE_UNITS } from '#domain/vocabulary/services.ts'
import { usePageQuery } from '../../app/location.tsx'
import { useCall } from '../../store/hooks.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Axis } from '../../ui/scale/axis.tsx'
import { moneyScale } from '../../ui/scale/money-scale.ts'
import { Select } from '../../ui/select.tsx'
import { TabLinks } from '../../ui/tab-links.tsx'
import { NumberCell, Table } from '../../ui/table.tsx'
import styles from './analytics.module.css'
import { analyticsParams } from './calculator-query.ts'
import { PriceBox } from './price-box.tsx'
import { useAutoSubmit } from './use-auto-submit.ts'

type Analytics = Answer<'cost-analytics-calculator'>
type Asked = Params<'cost-analytics-calculator'>

export function PriceAnalytics() {
  const query = usePageQuery()
  const params = useMemo(() => analyticsParams(query), [query])
  const { response } = useCall('cost-analytics-calculator', params)
  if (!response) return null
  const { service, by, groupings, unit, updated_at } = response
  const addressOf = (change: Asked) => href('calculator-analytics') + analyticsSearch({ ...params, ...change })
  return (
    <div className="stack-24">
      <Breadcrumbs
        crumbs={[
          { text: 'Главная', href: href('main') },
          { text: 'Сколько стоит', href: href('calculator') },
          { text: 'Цены по группам' },
        ]}
      />
      <h1>{`${service.title}: цены по${'\u00a0'}группам`}</h1>
      <ServiceForm answer={response} />
      <TabLinks
        label="Группировка"
        tabs={groupings.map(({ value, title }) => ({ href: addressOf({ by: value }), text: title }))}
        currentHref={addressOf({ by })}
      />
      <Groups answer={response} addressOf={addressOf} />
      <p className="note text-measure">
        {response.is_as_paid
          ? 'Суммы — как были уплачены.'
          : 'Суммы старше года приведены к нынешним ценам нашим индексом.'}
        {` Цена ${PRICE_UNITS[unit].title}. Проекты и отзывы с ценой за три года, каждая работа посчитана один раз; проверенные весят больше.`}
        {updated_at && ` Обновлено ${formatDate(updated_at)}.`}
      </p>
      <p>
        <ButtonLink href={COST_CSV_PATH + analyticsSearch({ ...params, service: service.value, by })} download>
          Скачать CSV
        </ButtonLink>
      </p>
    </div>
  )
}

function ServiceForm({ answer: { service, services, by, sort } }: { answer: Analytics }) {
  const submit = useAutoSubmit({ service: service.value })
  return (
    <form className={styles.form} method="get" action={href('calculator-analytics')} {...submit}>
      <Select
        name="service"
        label="Услуга"
        defaultValue={service.value}
        options={services.map(({ value, title }) => ({ value, label: title }))}
      />
      <input type="hidden" name="by" value={by} />
      <input type="hidden" name="sort" value={sort} />
      <noscript>
        <button type="submit">Показать</button>
      </noscript>
    </form>
  )
}

const COLUMNS = [
  { sort: 'sample', title: 'Работ' },
  { sort: 'low', title: 'Четверть дешевле' },
  { sort: 'median', title: 'Медиана' },
  { sort: 'high', title: 'Четверть дороже' },
] as const

interface GroupsProps {
  answer: Analytics
  addressOf: (change: Asked) => string
}

/** One axis in the head, a box per group in the rows: the table is the chart. */
function Groups({ answer: { head, rows, axis, sort }, addressOf }: GroupsProps) {
  const [lo = 1, hi = 10] = axis
  const sorted = (by: string) => (sort === by ? (by === 'group' ? 'ascending' : 'descending') : undefined)
  return (
    <div className={styles.groups}>
      <Table caption="Цены по группам" isCaptionHidden>
        <thead>
          <tr>
            <th scope="col" aria-sort={sorted('group')}>
              <a href={addressOf({ sort: 'group' })}>{head}</a>
            </th>
            <td className={styles.axis}>
              <Axis ticks={moneyScale(lo, hi)} />
            </td>
            {COLUMNS.map(column => (
              <th key={column.sort} scope="col" className={styles.number} aria-sort={sorted(column.sort)}>
                <a href={addressOf({ sort: column.sort })}>{column.title}</a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <Row key={row.group} row={row} at={sum => logPosition(sum, lo, hi)} />
          ))}
        </tbody>
      </Table>
    </div>
  )
}

function Row({ row: { title, sample, spread }, at }: { row: CostGroup; at: (sum: number) => number }) {
  return (
    <tr>
      <th scope="row">{title}</th>
      <td className={`fine ${styles.box}`}>
        {spread ? (
          <PriceBox
            spread={spread}
            at={at}
            label={`Половина ${formatMoneyRange(spread.low, spread.high)}, медиана ${formatMoneyShort(spread.median)}`}
          />
        ) : (
          'мало данных'
        )}
      </td>
      <NumberCell>{formatNumber(sample)}</NumberCell>
      <NumberCell>{spread && formatMoneyBare(spread.low)}</NumberCell>
      <NumberCell>{spread && <b>{formatMoneyBare(spread.median)}</b>}</NumberCell>
      <NumberCell>{spread && formatMoneyBare(spread.high)}</NumberCell>
    </tr>
  )
}

function analyticsSearch({ service, by, sort }: Asked): string {
  const query = new URLSearchParams()
  if (service) query.set('service', service)
  if (by) query.set('by', by)
  if (sort && sort !== 'group') query.set('sort', sort)
  return query.size > 0 ? `?${query}` : ''
}
