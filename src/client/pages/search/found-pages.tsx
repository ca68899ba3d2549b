import type { Link } from '#contract/shapes/link.ts'
import { SectionHeading } from '../../ui/section-heading.tsx'
import styles from './search.module.css'
import { MAX_TEXTS } from './search-params.ts'

interface FoundPagesProps {
  /** Where the counts of the head lead. */
  id: string
  title: string
  pages: readonly (Link & { note?: string })[]
}

/** Matching systems or texts of one kind: the headline left, what is known of it right. */
export function FoundPages({ id, title, pages }: FoundPagesProps) {
  if (pages.length === 0) return null
  return (
    <section className={styles.kind} aria-labelledby={id}>
      <SectionHeading id={id} note={pages.length < MAX_TEXTS ? pages.length : `первые ${MAX_TEXTS}`}>
        {title}
      </SectionHeading>
      <ul className={styles.pages}>
        {pages.map(page => (
          <li key={page.path} className={styles.page}>
            <a className={`cover ${styles.name}`} href={page.path}>
              {page.title}
            </a>
            {page.note && <span className="note">{page.note}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}
