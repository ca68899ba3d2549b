import type { CountedLink } from '#contract/shapes/link.ts'
import { counted } from '#domain/russian/plural.ts'
import { ValueBar } from '../../ui/scale/value-bar.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import styles from './search.module.css'

/** Room right of the longest bar for its figure. */
const LONGEST = 0.5

/** Rating slices with the number of their agencies as bars from one zero. */
export function FoundSlices({ title, slices }: { title: string; slices: readonly CountedLink[] }) {
  if (slices.length === 0) return null
  // A bar with nothing to compare it to measures nothing.
  const hasBars = slices.length > 1
  const most = Math.max(...slices.map(({ participants }) => participants), 1)
  return (
    <section>
      <SectionHeading>{title}</SectionHeading>
      <ul>
        {slices.map(({ path, title, participants }) => (
          <li key={path} className={styles.slice}>
            <a className={`row ${styles.link}`} href={path}>
              {title}
            </a>
            {participants > 0 && hasBars ? (
              <ValueBar at={(LONGEST * participants) / most} text={counted(participants, 'agency')} />
            ) : (
              <span className="fine">{participants > 0 ? counted(participants, 'agency') : 'агентств пока нет'}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
