import type { ReactNode } from 'react'
import { crumbsAbove } from '../../app/crumbs.ts'
import type { NamedPath } from '../../app/json-ld.ts'
import { AboutTabs } from '../../features/about-tabs/about-tabs.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'

interface AboutFrameProps {
  crumbs: readonly NamedPath[]
  title: string
  lead: string
  children: ReactNode
}

/** The head that the pages about the site share. */
export function AboutFrame({ crumbs, title, lead, children }: AboutFrameProps) {
  return (
    <div className="stack-32-24">
      <header className="stack-12">
        <Breadcrumbs crumbs={crumbsAbove(crumbs)} />
        <h1>{title}</h1>
        <p className="lead text-measure">{lead}</p>
        <AboutTabs current={crumbs.at(-1)?.path ?? ''} />
      </header>
      {children}
    </div>
  )
}
