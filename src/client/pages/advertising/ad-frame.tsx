import type { ReactNode } from 'react'
import { href } from '#domain/paths/paths.ts'
import { crumbsAbove } from '../../app/crumbs.ts'
import type { NamedPath } from '../../app/json-ld.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { TabLinks } from '../../ui/tab-links.tsx'

const TABS = [
  { href: href('advertising'), text: 'Аудитория и форматы' },
  { href: href('advertising-prices'), text: 'Цены' },
  { href: href('sponsors'), text: 'Спонсоры' },
  { href: href('advertising-past-sponsors'), text: 'Прошлые спонсоры' },
  { href: href('advertising-reviews'), text: 'Отзывы' },
  { href: href('advertising-register'), text: 'Реестр' },
  { href: href('advertising-contacts'), text: 'Контакты' },
]

interface AdFrameProps {
  crumbs: readonly NamedPath[]
  title: string
  lead: string
  children: ReactNode
}

/** The head that the pages about advertising share. */
export function AdFrame({ crumbs, title, lead, children }: AdFrameProps) {
  return (
    <div className="stack-40-32">
      <header className="stack-12">
        <Breadcrumbs crumbs={crumbsAbove(crumbs)} />
        <h1>{title}</h1>
        <p className="lead text-measure">{lead}</p>
        <TabLinks label="Реклама" tabs={TABS} currentHref={crumbs.at(-1)?.path ?? ''} />
      </header>
      {children}
    </div>
  )
}
