import type { ReactNode } from 'react'
import { formatPriceFrom } from '#domain/numbers/money.ts'
import { formatFixed, formatNumber } from '#domain/numbers/numbers.ts'
import { href } from '#domain/paths/paths.ts'
import { formatLocalTime } from '#domain/time/local-time.ts'
import type { KeptProfile } from '../../browser/stored/kept-profiles.ts'
import { classNames } from '../../ui/class-names.ts'
import { LogoImage } from '../../ui/logo-image.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { Table } from '../../ui/table.tsx'
import { type Better, bestOf } from './best-of.ts'
import styles from './view.module.css'

interface Row {
  title: string
  measureOf: (profile: KeptProfile) => number | null
  show: (value: number, profile: KeptProfile) => ReactNode
  /** Which value is shown in ink; null where neither end is better. */
  better: Better
}

const ROWS: readonly Row[] = [
  {
    title: 'Лучшее место',
    measureOf: ({ best_places }) => best_places[0]?.place ?? null,
    show: (place, { best_places }) => (
      <>
        {place}-е <span className="fine block">{best_places[0]?.title}</span>
      </>
    ),
    better: 'less',
  },
  {
    title: 'Оценка клиентов, из 5',
    measureOf: ({ reviews }) => reviews.average,
    show: value => formatFixed(value),
    better: 'more',
  },
  { title: 'Отзывов', measureOf: ({ reviews }) => reviews.count, show: value => formatNumber(value), better: 'more' },
  { title: 'Проектов', measureOf: ({ projects }) => projects.all, show: value => formatNumber(value), better: 'more' },
  { title: 'Цена', measureOf: ({ price_from }) => price_from, show: value => formatPriceFrom(value), better: null },
  { title: 'Сотрудников', measureOf: ({ headcount }) => headcount, show: value => formatNumber(value), better: null },
  { title: 'Работает с', measureOf: ({ founded }) => founded, show: String, better: null },
]

/** Agencies side by side from the saved copies of their pages: no call can be asked. */
export function KeptComparison({ profiles }: { profiles: readonly KeptProfile[] }) {
  return (
    <section className="stack-16" aria-labelledby="compared">
      <SectionHeading id="compared">Сравнение из сохранённых копий</SectionHeading>
      <Table caption="Агентства рядом" isCaptionHidden>
        <thead>
          <tr>
            <td className={styles.corner} />
            {profiles.map(({ id, name, name_lat, logo, city }) => (
              <th key={id} scope="col" className={styles.company}>
                <LogoImage src={logo} name={name} alt="" size="small" />
                <a className={styles.name} href={href('agency', { agency: name_lat })}>
                  {name}
                </a>
                <span className="fine">{city}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map(({ title, measureOf, show, better }) => {
            const values = profiles.map(measureOf)
            const best = bestOf(values, better)
            return (
              <tr key={title}>
                <th scope="row">{title}</th>
                {profiles.map((profile, index) => {
                  const value = values[index] ?? null
                  return (
                    <td
                      key={profile.id}
                      className={classNames(styles.figure, value !== null && value === best && styles.best)}
                    >
                      {value === null ? '—' : show(value, profile)}
                    </td>
                  )
                })}
              </tr>
            )
          })}
          <tr>
            <th scope="row">Копия от</th>
            {profiles.map(({ id, at }) => (
              <td key={id} className="fine">
                <time dateTime={at.toISOString()}>{formatLocalTime(at)}</time>
              </td>
            ))}
          </tr>
        </tbody>
      </Table>
    </section>
  )
}
