import type { ResponseCard as Response } from '#contract/shapes/response.ts'
import { formatMoneyShort } from '#domain/numbers/money.ts'
import { formatFixed } from '#domain/numbers/numbers.ts'
import { href } from '#domain/paths/paths.ts'
import { nameUnlessHidden } from '#domain/review/hidden-name.ts'
import { counted } from '#domain/russian/plural.ts'
import { formatDate } from '#domain/time/dates.ts'
import { Badge } from '../../ui/badge.tsx'
import { PortraitLine } from '../../ui/portrait.tsx'
import { Stars } from '../../ui/stars.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import styles from './response-card.module.css'

const EVIDENCE = {
  'company-mail': <Badge tone="confirmed">Почта на домене компании</Badge>,
  'other-mail': <Badge>Почта на другом домене</Badge>,
}

export function ResponseCard({ response }: { response: Response }) {
  const { id, agency, overall, body, better, author, role, company, evidence, published_at } = response
  const about = orderText(response)
  const date = formatDate(published_at)
  return (
    <li>
      <article className={`stack-12 note ${styles.response}`}>
        <header>
          <PortraitLine name={nameUnlessHidden(author)} size="medium">
            <h3>{author}</h3>
            <p>{`${role}, ${company}`}</p>
          </PortraitLine>
        </header>
        <blockquote>{body}</blockquote>
        {better !== null && (
          <p>
            <b>Что улучшить.</b> {better}
          </p>
        )}
        <footer>
          <p className={styles.about}>
            <Stars value={formatFixed(overall)} />
            {' · '}
            <TextLink isTarget href={href('agency', { agency: agency.name_lat })}>
              {agency.name}
            </TextLink>
          </p>
          {about !== '' && <p>{about}</p>}
          <p>
            <TextLink
              look="quiet"
              isTarget
              href={href('customer-response', { agency: agency.name_lat, id })}
              aria-label={`Отзыв целиком: ${author}, ${date}`}
            >
              {date}
            </TextLink>
          </p>
          {EVIDENCE[evidence]}
        </footer>
      </article>
    </li>
  )
}

/** «Интернет-магазин, 1,2 млн ₽, 5 месяцев», or «Стоимость: 1,2 млн ₽» without a project. */
function orderText({ project, price, months }: Response): string {
  const cost = price !== null && (project === null ? `Стоимость: ${formatMoneyShort(price)}` : formatMoneyShort(price))
  return [project, cost, months !== null && counted(months, 'month')].filter(Boolean).join(', ')
}
