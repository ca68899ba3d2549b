import type { Link } from '#contract/shapes/link.ts'
import { SectionHeading } from '../../ui/section-heading.tsx'
import styles from './found-pages.module.css'

/** Matching ratings or CMSs. */
export function FoundPages({ title, pages }: { title: string; pages: readonly Link[] }) {
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
          </li>
        ))}
      </ul>
    </section>
  )
}
