import type { ReactNode } from 'react'
import { href } from '#domain/paths/paths.ts'
import { crumbsOf, crumbsTo } from '../../app/crumbs.ts'
import type { NamedPath } from '../../app/json-ld.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import styles from './journal-frame.module.css'

const SECTIONS = [
  { path: href('news'), text: 'Новости' },
  { path: href('research'), text: 'Исследования' },
  { path: href('abc'), text: 'Азбука' },
  { path: href('interviews'), text: 'Интервью' },
]

interface JournalFrameProps {
  /** Of a list within the section. */
  crumbs?: readonly NamedPath[]
  title: string
  lead: string
  /** Of the sections, for which the menu has one entry. */
  section: 'news' | 'research' | 'abc' | 'interviews'
  children: ReactNode
}

/** The head of a list of texts. */
export function JournalFrame({ crumbs, title, lead, section, children }: JournalFrameProps) {
  return (
    <div className="stack-24">
      <header className={`stack-12 ${styles.head}`}>
        <Breadcrumbs crumbs={crumbsTo(crumbs ?? crumbsOf(section))} />
        <div className={styles.title}>
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
        </div>
        <nav className={styles.sections} aria-label="Журнал">
          <ul className="wrap small">
            {SECTIONS.map(({ path, text }) => (
              <li key={path}>
                <a href={path} aria-current={path === href(section) ? 'page' : undefined}>
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      {children}
    </div>
  )
}
