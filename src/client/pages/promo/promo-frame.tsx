import type { ReactNode } from 'react'
import { href } from '#domain/paths/paths.ts'
import { crumbsAbove } from '../../app/crumbs.ts'
import type { NamedPath } from '../../app/json-ld.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { TabLinks } from '../../ui/tab-links.tsx'
import styles from './promo.module.css'

const TABS = [
  { href: href('promo'), text: 'О премии' },
  { href: href('promo-awards'), text: 'Победители' },
  { href: href('promo-best-works'), text: 'Работы года' },
  { href: href('promo-responses'), text: 'Отзывы' },
]

interface PromoFrameProps {
  crumbs: readonly NamedPath[]
  title: string
  lead: string
  /** The tab of the page, also of a year within it. */
  tab: string
  children: ReactNode
}

/** The head that the pages of the award share. */
export function PromoFrame({ crumbs, title, lead, tab, children }: PromoFrameProps) {
  return (
    <div className={`stack-32-24 ${styles.page}`}>
      <header className={`stack-16 ${styles.head}`}>
        <Breadcrumbs crumbs={crumbsAbove(crumbs)} />
        <h1>{title}</h1>
        <p>{lead}</p>
        <TabLinks label="Премия" tabs={TABS} currentHref={tab} />
      </header>
      {children}
    </div>
  )
}

interface YearTabsProps {
  year: number | null
  years: readonly { year: number; path: string }[]
}

export function YearTabs({ year, years }: YearTabsProps) {
  if (years.length < 2) return null
  return (
    <TabLinks
      label="Годы премии"
      tabs={years.map(({ year: of, path }) => ({ href: path, text: String(of) }))}
      currentHref={years.find(({ year: of }) => of === year)?.path ?? ''}
    />
  )
}
