import type { CountedLink } from '#contract/shapes/link.ts'
import { counted } from '#domain/russian/plural.ts'
import { SectionHeading } from '../../ui/section-heading.tsx'
import styles from './search.module.css'

/** Rating slices with the number of their agencies. */
export function FoundSlices({ title, slices }: { title: string; slices: readonly CountedLink[] }) {
  if (slices.length === 0) return null
  return (
    <section className="measure">
      <SectionHeading>{title}</SectionHeading>
      <ul>
        {slices.map(slice => (
          <li key={slice.path}>
            <a className={`row ${styles.link}`} href={slice.path}>
              {`${slice.title} — ${slice.participants > 0 ? counted(slice.participants, 'agency') : 'агентств пока нет'}`}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
