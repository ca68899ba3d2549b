import type { Answer } from '#contract/index.ts'
import { formatPriceFrom } from '#domain/numbers/money.ts'
import { formatFixed, formatNumber } from '#domain/numbers/numbers.ts'
import { allReviews, ndaProjects, PORTFOLIO_PROJECTS } from '#domain/russian/count-labels.ts'
import { Stars } from '../../../ui/stars.tsx'
import styles from './agency-figures.module.css'
import { priceUnit } from './price-unit.ts'

interface AgencyFiguresProps {
  agency: Pick<Answer<'agency-header'>, 'reviews' | 'projects' | 'price_from' | 'services'>
}

export function AgencyFigures({ agency }: AgencyFiguresProps) {
  const { reviews, projects, price_from } = agency
  return (
    <dl className={styles.figures}>
      <div>
        <dt>Оценка клиентов</dt>
        <dd>
          {reviews.average !== null && <Stars value={formatFixed(reviews.average)} />}
          <small>{allReviews(reviews.count)}</small>
        </dd>
      </div>
      <div>
        <dt>{PORTFOLIO_PROJECTS}</dt>
        <dd>
          {formatNumber(projects.shown)}
          {projects.nda > 0 && <small>{`и ещё ${ndaProjects(projects.nda)}`}</small>}
        </dd>
      </div>
      <div>
        <dt>Цена</dt>
        <dd>{price_from === null ? <small>по запросу</small> : formatPriceFrom(price_from, priceUnit(agency))}</dd>
      </div>
    </dl>
  )
}
