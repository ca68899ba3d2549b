import type { ReactNode } from 'react'
import { href } from '#domain/paths/paths.ts'
import { crumbsAbove } from '../../app/crumbs.ts'
import type { NamedPath } from '../../app/json-ld.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { TabLinks } from '../../ui/tab-links.tsx'
import styles from './about.module.css'

const TABS = [
  { href: href('about'), text: 'О проекте' },
  { href: href('about-plans'), text: 'Планы' },
  { href: href('about-team'), text: 'Команда' },
  { href: href('press'), text: 'Прессе' },
  { href: href('contacts'), text: 'Контакты' },
]

interface AboutFrameProps {
  crumbs: readonly NamedPath[]
  title: string
  lead: string
  children: ReactNode
}

/** The head that the pages about the site share. */
export function AboutFrame({ crumbs, title, lead, children }: AboutFrameProps) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Breadcrumbs crumbs={crumbsAbove(crumbs)} />
        <h1>{title}</h1>
        <p>{lead}</p>
        <TabLinks label="О проекте" tabs={TABS} currentHref={crumbs.at(-1)?.path ?? ''} />
      </header>
      {children}
    </div>
  )
}
