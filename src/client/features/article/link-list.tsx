import type { ReactNode } from 'react'
import type { Link } from '#contract/shapes/link.ts'
import { inGuillemets } from '#domain/russian/quotes.ts'
import { formatDate } from '#domain/time/dates.ts'
import { useAppSelector } from '../../store/hooks.ts'
import { selectSiteName } from '../../store/shell/site-slice.ts'
import { TextLink } from '../../ui/text-link.tsx'
import styles from './article.module.css'

interface LinkListProps {
  title: string
  links: readonly Link[]
}

export function LinkList({ title, links }: LinkListProps) {
  return (
    <nav className={`stack-12 ${styles.links}`} aria-label={title} data-print="none">
      <h2>{title}</h2>
      <ul>
        {links.map(link => (
          <li key={link.path}>
            <TextLink href={link.path} look="quiet" isTarget>
              {link.title}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface ArticleNoteProps {
  title: string
  children: ReactNode
}

/** A line after the text: how to cite it, what was changed. */
export function ArticleNote({ title, children }: ArticleNoteProps) {
  return (
    <p className={`note ${styles.note}`}>
      <b>{title}</b> {children}
    </p>
  )
}

interface SourceLineProps {
  title: string
  publishedAt: string
  url: string
}

/** On paper, where the address bar is missing. */
export function SourceLine({ title, publishedAt, url }: SourceLineProps) {
  const siteName = useAppSelector(selectSiteName)
  return (
    <p className={styles.source}>
      {`Источник: ${inGuillemets(title)}, ${siteName}, ${formatDate(publishedAt)}. ${url}`}
    </p>
  )
}
