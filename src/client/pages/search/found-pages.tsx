import type { Link } from '#contract/shapes/link.ts'
import { SectionHeading } from '../../ui/section-heading.tsx'
import styles from './search.module.css'

interface FoundPagesProps {
  title: string
  pages: readonly (Link & { note?: string })[]
}

/** Matching ratings, systems or texts. */
export function FoundPages({ title, pages }: FoundPagesProps) {
  if (pages.length === 0) return null
  return (
    <section>
      <SectionHeading>{title}</SectionHeading>
      <ul>
        {pages.map(page => (
          <li key={page.path}>
            <a className={`row ${styles.link}`} href={page.path}>
              {page.title}
            </a>
            {page.note && <p className={`fine ${styles.note}`}>{page.note}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
