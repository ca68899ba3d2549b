import type { Answer } from '#contract/index.ts'
import { formatPriceFrom } from '#domain/numbers/money.ts'
import { formatFixed, formatNumber } from '#domain/numbers/numbers.ts'
import { counted } from '#domain/russian/plural.ts'
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
          <small>{reviews.count === 0 ? 'нет отзывов' : counted(reviews.count, 'review')}</small>
        </dd>
      </div>
      <div>
        <dt>Проекты</dt>
        <dd>{formatNumber(projects)}</dd>
      </div>
      <div>
        <dt>Цена</dt>
        <dd>{price_from === null ? <small>не указана</small> : formatPriceFrom(price_from, priceUnit(agency))}</dd>
      </div>
    </dl>
  )
}
