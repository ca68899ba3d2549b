import type { Answer } from '#contract/index.ts'
import { href } from '#domain/paths/paths.ts'
import { formatDate } from '#domain/time/dates.ts'
import { Card, CardLink } from '../../../ui/card.tsx'
import { LogoImage } from '../../../ui/logo-image.tsx'
import styles from './case-card.module.css'

type PopularCase = Answer<'cases-popular-list'>['cases_list'][number]

export function CaseCard({ popular }: { popular: PopularCase }) {
  const { title, result, service, agency, published_at } = popular
  return (
    <Card as="li">
      <article className={styles.case}>
        <h3>{title}</h3>
        <p>{result}</p>
        <footer className={styles.by}>
          <LogoImage src={agency.logo} name={agency.name} alt="" size="small" />
          <span>
            <CardLink href={href('agency', { agency: agency.name_lat })}>{agency.name}</CardLink>
            <small>{`${service} · ${formatDate(published_at)}`}</small>
          </span>
        </footer>
      </article>
    </Card>
  )
}
