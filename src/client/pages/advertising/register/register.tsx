import type { RegisterRow } from '#contract/calls/advertising.ts'
import { REGISTER_CSV, registerHref } from '#domain/advertising/register-path.ts'
import { formatNumber } from '#domain/numbers/numbers.ts'
import { useResolvedPage } from '../../../app/location.tsx'
import { useCall } from '../../../store/hooks.ts'
import { EmptyState, LoadingBlock } from '../../../ui/block-state.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { PageLinks } from '../../../ui/page-links.tsx'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { NumberCell, Table } from '../../../ui/table.tsx'
import { REGISTER_CRUMBS } from '../ad-crumbs.ts'
import { AdFrame } from '../ad-frame.tsx'
import styles from '../advertising.module.css'
import { periodText } from '../count-series.ts'
import { RegisterDays } from './register-days.tsx'
import { registerQuery } from './register-query.ts'

export function Register() {
  const { page, ad } = registerQuery(new URLSearchParams(useResolvedPage().search))
  const { response } = useCall('advertising-register', page === 1 ? {} : { page })
  if (!response) return <LoadingBlock />
  const { rows, total, current_page, last_page } = response
  return (
    <AdFrame
      crumbs={REGISTER_CRUMBS}
      title="Реестр рекламы"
      lead="Каждое объявление, которое когда-либо показывалось на сайте. Строка остаётся и после того, как его сняли."
    >
      {ad !== null && <RegisterDays id={ad} page={page} />}
      <section className={`stack-16 ${styles.section}`} aria-labelledby="all">
        <SectionHeading
          id="all"
          note={formatNumber(total)}
          action={
            <ButtonLink href={REGISTER_CSV} download aria-label="Скачать реестр по дням, CSV">
              CSV
            </ButtonLink>
          }
        >
          Объявления
        </SectionHeading>
        {rows.length === 0 ? (
          <EmptyState title="Реестр пуст">На сайте ещё не было ни одного объявления.</EmptyState>
        ) : (
          <RegisterTable rows={rows} page={page} opened={ad} />
        )}
        <PageLinks
          label="Страницы реестра"
          current={current_page}
          last={last_page}
          hrefOf={number => registerHref({ page: number })}
        />
        <p className="note text-measure">
          Показ — половина объявления на экране в течение секунды; считает собственный счётчик, без роботов. С одного
          адреса засчитываем не больше двадцати показов в сутки, всплеск из немногих сетей и клик без показа не
          засчитываем: сколько таких было, сказано под числом. Счёт по дням хранится 25 месяцев, потом складывается по
          месяцам. Прочерк — тогда ещё не считали.
        </p>
      </section>
    </AdFrame>
  )
}

interface RegisterTableProps {
  rows: readonly RegisterRow[]
  page: number
  opened: number | null
}

function RegisterTable({ rows, page, opened }: RegisterTableProps) {
  return (
    <div className={styles.register}>
      <Table caption="Реестр рекламы" isCaptionHidden>
        <thead>
          <tr>
            <th scope="col">Рекламодатель</th>
            <th scope="col">Формат и страницы</th>
            <th scope="col">Срок</th>
            <th scope="col">erid</th>
            <th scope="col" className={styles.right}>
              Показы
            </th>
            <th scope="col" className={styles.right}>
              Клики
            </th>
            <th scope="col">По дням</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={row.id} className={row.id === opened ? styles.opened : undefined}>
              <th scope="row">
                {row.sponsor}
                <span className="note block">{`${row.advertiser}, ИНН ${row.inn}`}</span>
              </th>
              <td>
                {row.slot_title}
                <span className="note block">
                  {row.pages.path === null ? row.pages.title : <a href={row.pages.path}>{row.pages.title}</a>}
                </span>
              </td>
              <td>
                {periodText(row)}
                {row.is_running && <span className={`small block ${styles.running}`}>идёт</span>}
              </td>
              <td className={styles.erid}>{row.erid}</td>
              <CountCell count={row.views} held={row.held.views} />
              <CountCell count={row.clicks} held={row.held.clicks} />
              <td>
                {row.views === null ? (
                  '—'
                ) : (
                  <a
                    href={registerHref({ page, ad: row.id })}
                    aria-label={`По дням: ${row.sponsor}, ${periodText(row)}`}
                  >
                    по дням
                  </a>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}

function CountCell({ count, held }: { count: number | null; held: number }) {
  return (
    <NumberCell>
      {count === null ? '—' : formatNumber(count)}
      {held > 0 && <span className="note nowrap block">{`${formatNumber(held)} не в счёт`}</span>}
    </NumberCell>
  )
}
