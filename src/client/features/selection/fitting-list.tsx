import type { Answer } from '#contract/index.ts'
import { href } from '#domain/paths/paths.ts'
import { LogoImage } from '../../ui/logo-image.tsx'
import { CompareBox } from './compare-box.tsx'
import styles from './fitting-list.module.css'

/** Agencies that fit a need, each with the reason and, without a place, why. */
export function FittingList({ agencies }: { agencies: Answer<'rating-outside'>['list'] }) {
  return (
    <ol className="stack">
      {agencies.map(({ agency, reason, why }) => (
        <li key={agency.id} className={`row-12 dense ${styles.agency}`}>
          <LogoImage src={agency.logo} name={agency.name} alt="" size="small" />
          <span>
            <a className="cover" href={href('agency', { agency: agency.name_lat })}>
              {agency.name}
            </a>
            <small>{[agency.city, reason, why].filter(Boolean).join(' · ')}</small>
          </span>
          <CompareBox id={agency.id} name={agency.name} isBare className={styles.compare} />
        </li>
      ))}
    </ol>
  )
}
