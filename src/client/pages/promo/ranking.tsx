import type { AwardEntry, Nomination } from '#contract/shapes/award.ts'
import { LogoImage } from '../../ui/logo-image.tsx'
import { Axis } from '../../ui/scale/axis.tsx'
import { evenTicks } from '../../ui/scale/geometry.ts'
import { ValueBar } from '../../ui/scale/value-bar.tsx'
import { EntryNames } from './award-entry.tsx'
import styles from './ranking.module.css'

interface RankingProps {
  nomination: Pick<Nomination, 'title' | 'column' | 'axis'>
  entries: readonly AwardEntry[]
}

/** The first ten of a nomination on one axis, with the numbers behind each place. */
export function Ranking({ nomination: { title, column, axis }, entries }: RankingProps) {
  return (
    <div className="stack">
      <div className={styles.scale}>
        <p>{column}</p>
        <Axis ticks={evenTicks(axis.max, axis.step, axis.step)} className={styles.axis} />
      </div>
      <ol aria-label={title}>
        {entries.map(entry => (
          <li key={entry.place} className={styles.entry}>
            <span className={`figure ${styles.place}`}>{entry.place}</span>
            <LogoImage src={entry.agency.logo} name={entry.agency.name} alt="" size="small" />
            <div className="stack left">
              <EntryNames entry={entry} />
              <span className="fine snug">{entry.basis}</span>
            </div>
            <div className={styles.bar}>
              <ValueBar at={entry.value / axis.max} text={entry.figure} isQuiet={entry.place > 1} />
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}
