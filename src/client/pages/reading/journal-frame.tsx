import type { ReactNode } from 'react'
import { href } from '#domain/paths/paths.ts'
import { crumbsOf, crumbsTo } from '../../app/crumbs.ts'
import type { NamedPath } from '../../app/json-ld.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { TabLinks } from '../../ui/tab-links.tsx'

const SECTIONS = [
  { href: href('news'), text: 'Новости' },
  { href: href('research'), text: 'Исследования' },
  { href: href('abc'), text: 'Азбука' },
  { href: href('interviews'), text: 'Интервью' },
]

interface JournalFrameProps {
  /** Of a list within the section. */
  crumbs?: readonly NamedPath[]
  title: string
  lead?: string
  /** Of the sections, for which the menu has one entry. */
  section: 'news' | 'research' | 'abc' | 'interviews'
  isDense?: boolean
  children: ReactNode
}

/** The head of a list of texts. */
export function JournalFrame({ crumbs, title, lead, section, isDense = false, children }: JournalFrameProps) {
  return (
    <div className={isDense ? 'stack-32-24' : 'stack-32'}>
      <header className="stack-12">
        <Breadcrumbs crumbs={crumbsTo(crumbs ?? crumbsOf(section))} />
        <h1>{title}</h1>
        {lead && <p className="lead text-measure">{lead}</p>}
        <TabLinks label="Журнал" tabs={SECTIONS} currentHref={href(section)} />
      </header>
      {children}
    </div>
  )
}
