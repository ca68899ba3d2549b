import type { Answer } from '#contract/index.ts'
import { formatMoney } from '#domain/numbers/money.ts'
import { href } from '#domain/paths/paths.ts'
import { counted, countedGenitive } from '#domain/russian/plural.ts'
import { CHARACTER } from '#domain/russian/rare-nouns.ts'
import { usePageQuery } from '../../app/location.tsx'
import { useCall } from '../../store/hooks.ts'
import { LoadingBlock } from '../../ui/block-state.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { Table } from '../../ui/table.tsx'
import { PRICES_CRUMBS } from './ad-crumbs.ts'
import { AdFrame } from './ad-frame.tsx'
import styles from './advertising.module.css'
import formats from './formats.module.css'
import { FreeMonths } from './free-months.tsx'
import { orderedMonth } from './order-address.ts'

type PriceData = Answer<'advertising-price-data'>

const NO_PARAMS = {}

export function PriceTables() {
  const query = usePageQuery()
  const { response } = useCall('advertising-price-data', NO_PARAMS)
  if (!response) return <LoadingBlock />
  const { order } = response
  const ordered = orderedMonth(query)
  return (
    <AdFrame
      crumbs={PRICES_CRUMBS}
      title="Цены на рекламу"
      lead="Что сколько стоит, на какой срок и какие месяцы ещё свободны."
    >
      <p className={formats.promise}>
        Места в рейтинге среди форматов нет. Реклама не меняет места и не продаётся агентству ближе пяти строк к его
        собственной строке.
      </p>
      <section className={`stack-16 ${styles.section}`} aria-labelledby="prices">
        <SectionHeading id="prices">Цены</SectionHeading>
        <PriceTable data={response} />
        <ul className="dashes stack-4 aside measure">
          <li>{`Заявка нужна не позже чем за ${order.lead_days} дней до начала.`}</li>
          <li>{`Срок — от ${countedGenitive(order.min_months, 'month')} до ${countedGenitive(order.max_months, 'month')}.`}</li>
          <li>{`Фраза — до ${countedGenitive(order.title_length, CHARACTER)}; картинку мы перекодируем в PNG 192 × 192.`}</li>
          <li>
            erid получаете вы или мы по доверенности; без него объявление не показывается. Правила — в{' '}
            <a href={`${href('rules')}`}>правилах сайта</a>.
          </li>
        </ul>
      </section>
      <section className={`stack-16 ${styles.section}`} aria-labelledby="free">
        <SectionHeading id="free">Свободные месяцы</SectionHeading>
        <p className="text-measure">
          Занятый месяц занят, даже если в нём продан один день. Место на весь сайт делят два рекламодателя: их
          объявления показываются через день.
          <span className={formats.keys}> С клавиатуры месяцы перебирают стрелками.</span>
        </p>
        <p className={`aside ${styles.key}`}>
          <span>
            <i className={styles.taken} /> занято
          </span>
          <span>
            <i className={styles.free}>апр</i> свободно: откроет заявку, заполненную на этот месяц
          </span>
          <a href="#order">Сразу к заявке</a>
        </p>
        {response.formats.map(format => (
          <FreeMonths key={format.slot} format={format} months={response.months} ordered={ordered} />
        ))}
      </section>
    </AdFrame>
  )
}

function PriceTable({ data: { formats: all, periods } }: { data: PriceData }) {
  if (periods.length === 0) return <p>Цены — по запросу: оставьте заявку, ответим за один рабочий день.</p>
  return (
    <Table caption="Цены форматов по срокам" isCaptionHidden>
      <thead className={styles.tariffs}>
        <tr>
          <th scope="col">Формат</th>
          {periods.map(months => (
            <th key={months} scope="col" className={styles.right}>
              {counted(months, 'month')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {all.map(({ slot, title, prices: own }) => (
          <tr key={slot} className={styles.tariff}>
            <th scope="row">
              <a href={`${href('advertising')}#${slot}`}>{title}</a>
            </th>
            {periods.map(months => {
              const price = own.find(one => one.months === months)
              return (
                <td key={months} className={styles.right}>
                  <span className={`fine ${styles.period}`}>{counted(months, 'month')}</span>
                  {price ? <Price {...price} /> : 'по запросу'}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function Price({ months, price, per_month }: PriceData['formats'][number]['prices'][number]) {
  return (
    <>
      <b className={`nowrap block figure ${styles.price}`}>{formatMoney(price)}</b>
      {months > 1 && <span className="note nowrap">{`${formatMoney(per_month)} в месяц`}</span>}
    </>
  )
}
