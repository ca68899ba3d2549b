import type { ResponseCard as Response } from '#contract/shapes/response.ts'
import { formatMoneyShort } from '#domain/numbers/money.ts'
import { formatFixed } from '#domain/numbers/numbers.ts'
import { href } from '#domain/paths/paths.ts'
import { nameUnlessHidden } from '#domain/review/hidden-name.ts'
import { formatDate } from '#domain/time/dates.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card, CardLink } from '../../ui/card.tsx'
import { LogoImage } from '../../ui/logo-image.tsx'
import { PortraitLine } from '../../ui/portrait.tsx'
import { Stars } from '../../ui/stars.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import styles from './response-card.module.css'

const EVIDENCE = {
  'company-mail': <Badge tone="confirmed">Почта на домене компании</Badge>,
  'other-mail': <Badge>Почта на другом домене</Badge>,
}

export function ResponseCard({ response }: { response: Response }) {
  const { id, agency, overall, body, author, role, company, project, price, evidence, published_at } = response
  const about = orderText(project, price)
  return (
    <Card as="li">
      <article className={styles.response}>
        <header className={styles.agency}>
          <LogoImage src={agency.logo} name={agency.name} alt="" size="small" />
          <h3>
            <TextLink className={styles.above} look="quiet" isTarget href={href('agency', { agency: agency.name_lat })}>
              {agency.name}
            </TextLink>
          </h3>
          <Stars value={formatFixed(overall)} />
        </header>
        <blockquote>{body}</blockquote>
        <footer className={styles.author}>
          <PortraitLine name={nameUnlessHidden(author)}>
            <b>{author}</b>
            <span>{`${role}, ${company}`}</span>
          </PortraitLine>
          {about !== '' && <span>{about}</span>}
          <CardLink
            href={href('customer-response', { agency: agency.name_lat, id })}
            aria-label={`Отзыв целиком: ${author}, ${formatDate(published_at)}`}
          >
            {formatDate(published_at)}
          </CardLink>
          {EVIDENCE[evidence]}
        </footer>
      </article>
    </Card>
  )
}

/** «Интернет-магазин · 1,2 млн ₽», or «Стоимость: 1,2 млн ₽» without a project. */
function orderText(project: string | null, price: number | null): string {
  if (price === null) return project ?? ''
  return project === null ? `Стоимость: ${formatMoneyShort(price)}` : `${project} · ${formatMoneyShort(price)}`
}
