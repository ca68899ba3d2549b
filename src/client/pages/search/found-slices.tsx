import type { CountedLink } from '#contract/shapes/link.ts'
import { counted } from '#domain/russian/plural.ts'
import { ValueBar } from '../../ui/scale/value-bar.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import styles from './search.module.css'

/** Room right of the longest bar for its figure. */
const LONGEST = 0.5

interface FoundSlicesProps {
  id?: string
  title: string
  slices: readonly CountedLink[]
  /** Of ratings, some of which are not of agencies. */
  noun?: 'agency' | 'participant'
}

/** Ratings with the number of their agencies as bars from one zero. */
export function FoundSlices({ id, title, slices, noun = 'agency' }: FoundSlicesProps) {
  if (slices.length === 0) return null
  // A bar with nothing to compare it to measures nothing.
  const hasBars = slices.length > 1
  const most = Math.max(...slices.map(({ participants }) => participants), 1)
  return (
    <section className={id === undefined ? 'stack-8' : styles.kind} aria-labelledby={id}>
      <SectionHeading {...(id !== undefined && { id, note: slices.length })}>{title}</SectionHeading>
      <ul className={styles.pages}>
        {slices.map(({ path, title, participants }) => (
          <li key={path} className={`${styles.page} ${styles.slice}`}>
            <a className={`cover ${styles.name}`} href={path}>
              {title}
            </a>
            {participants > 0 && hasBars ? (
              <ValueBar at={(LONGEST * participants) / most} text={counted(participants, noun)} />
            ) : (
              <span className="note">{participants > 0 ? counted(participants, noun) : 'агентств пока нет'}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
