import type { Link } from '#contract/shapes/link.ts'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import styles from './about.module.css'

interface LinkListProps {
  id: string
  title: string
  links: readonly Link[]
}

export function LinkList({ id, title, links }: LinkListProps) {
  if (links.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <SectionHeading level={2} id={id}>
        {title}
      </SectionHeading>
      <ul className={styles.links}>
        {links.map(({ title: text, path }) => (
          <li key={path}>
            <a href={path}>{text}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
