import type { Link } from '#contract/shapes/link.ts'
import { TextLink } from '../../ui/text-link.tsx'
import styles from './article.module.css'

interface LinkListProps {
  title: string
  links: readonly Link[]
}

export function LinkList({ title, links }: LinkListProps) {
  return (
    <nav className={styles.links} aria-label={title} data-print="none">
      <h2>{title}</h2>
      <ul>
        {links.map(link => (
          <li key={link.path}>
            <TextLink href={link.path} isTarget>
              {link.title}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
