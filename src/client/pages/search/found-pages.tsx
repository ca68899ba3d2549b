import type { Link } from '#contract/shapes/link.ts'
import { SectionHeading } from '../../ui/section-heading.tsx'
import styles from './found-pages.module.css'

interface FoundPagesProps {
  title: string
  pages: readonly (Link & { note?: string })[]
}

/** Matching ratings, systems or texts. */
export function FoundPages({ title, pages }: FoundPagesProps) {
  if (pages.length === 0) return null
  return (
    <section className={styles.found}>
      <SectionHeading>{title}</SectionHeading>
      <ul>
        {pages.map(page => (
          <li key={page.path}>
            <a className={styles.link} href={page.path}>
              {page.title}
            </a>
            {page.note && <p className={styles.note}>{page.note}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
