import type { Answer } from '#contract/index.ts'
import { countedVotes } from '#domain/promo/figure-text.ts'
import { Portrait } from '../../ui/portrait.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import styles from './promo.module.css'

export function Jury({ jury }: { jury: Answer<'promo-page'>['jury'] }) {
  return (
    <ul className={styles.jury}>
      {jury.map(({ slug, path, name, role, agency, votes }) => (
        <li key={slug}>
          <Portrait name={name} size="large" />
          <TextLink href={path} look="quiet" isStrong isTarget>
            {name}
          </TextLink>
          <p className="fine">{[role, agency?.title].filter(Boolean).join(', ')}</p>
          <p className="fine">{countedVotes(votes)}</p>
        </li>
      ))}
    </ul>
  )
}
