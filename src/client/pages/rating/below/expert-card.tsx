import type { Answer } from '#contract/index.ts'
import { href } from '#domain/paths/paths.ts'
import { Card, CardLink } from '../../../ui/card.tsx'
import { LogoImage } from '../../../ui/logo-image.tsx'
import { PortraitLine } from '../../../ui/portrait.tsx'
import styles from './expert-card.module.css'

type ExpertVote = Answer<'/v2/ratingExperts'>['data'][number]

/** Pure, because its markup is memoized (ui/memo-html.tsx). */
export function ExpertCard({ vote: { name, role, company, agency, comment } }: { vote: ExpertVote }) {
  return (
    <Card as="li">
      <div className={styles.expert}>
        <PortraitLine name={name}>
          <b>{name}</b>
          <small>{`${role}, ${company}`}</small>
        </PortraitLine>
        {comment && <blockquote>{comment}</blockquote>}
        <p className={styles.agency}>
          <LogoImage src={agency.logo} name={agency.name} alt="" size="small" />
          <span>
            <small>Голос за</small>
            <CardLink href={href('agency', { agency: agency.name_lat })}>{agency.name}</CardLink>
          </span>
        </p>
      </div>
    </Card>
  )
}
