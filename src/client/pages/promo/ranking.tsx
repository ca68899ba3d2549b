import type { AwardEntry } from '#contract/shapes/award.ts'
import { LogoImage } from '../../ui/logo-image.tsx'
import { EntryNames } from './award-entry.tsx'
import styles from './promo.module.css'

interface RankingProps {
  label: string
  entries: readonly AwardEntry[]
}

/** The first ten of a nomination, with the numbers behind each place. */
export function Ranking({ label, entries }: RankingProps) {
  return (
    <ol className={styles.ranking} aria-label={label}>
      {entries.map(entry => (
        <li key={entry.place} className={styles.entry}>
          <span className={styles.place}>{entry.place}</span>
          <LogoImage src={entry.agency.logo} name={entry.agency.name} alt="" size="small" />
          <div className={styles.names}>
            <EntryNames entry={entry} />
            <span className={styles.basis}>{entry.basis}</span>
          </div>
          <b className={styles.value}>{entry.figure}</b>
        </li>
      ))}
    </ol>
  )
}
