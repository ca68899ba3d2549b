import type { ReactNode } from 'react'
import { formatNumber } from '#domain/numbers/numbers.ts'
import { href } from '#domain/paths/paths.ts'
import { useResolvedPage } from '../../../app/location.tsx'
import { useAppSelector } from '../../../store/hooks.ts'
import { selectDevice } from '../../../store/shell/site-slice.ts'
import { LoadingBlock } from '../../../ui/block-state.tsx'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { TabLinks } from '../../../ui/tab-links.tsx'
import { CmsFigures } from './cms-figures.tsx'
import styles from './cms-frame.module.css'
import { type CmsPageName, cmsCrumbs, cmsHeading } from './cms-pages.ts'
import { sinceText, standingText } from './cms-text.ts'
import { useCms } from './use-cms.ts'

/** Layout shared by all pages of a CMS: breadcrumbs, header and tabs. */
export function CmsFrame({ children }: { children: ReactNode }) {
  const name = useResolvedPage().page.name as CmsPageName
  const isDesktop = useAppSelector(selectDevice) === 'desktop'
  const { response: system } = useCms()
  if (!system) return <LoadingBlock />
  const { slug, title, kind_title, licence, vendor, tabs } = system
  const crumbs = cmsCrumbs(system, name)
  return (
    <>
      {/* On phones the heading right below repeats the last crumb. */}
      <Breadcrumbs crumbs={isDesktop ? crumbs : crumbs.slice(0, -1)} />
      <div className={`stack-24-16 above-12`}>
        <header className="stack-16">
          <h1>{cmsHeading(title, name)}</h1>
          {name === 'cms' ? (
            <>
              <dl className={`aside wrap ${styles.facts}`}>
                <Fact title="Вид">{kind_title}</Fact>
                <Fact title="Лицензия">{licence}</Fact>
                {vendor !== null && <Fact title="Разработчик">{vendor}</Fact>}
                {system.since !== null && <Fact title="На рынке">{sinceText(system.since)}</Fact>}
              </dl>
              <CmsFigures system={system} />
            </>
          ) : (
            <p className="aside">{standingText(system)}</p>
          )}
        </header>
        <TabLinks
          label={`Разделы: ${title}`}
          tabs={tabs.map(tab => ({
            href: tab.path,
            text: tab.title,
            note: tab.count === null ? undefined : formatNumber(tab.count),
          }))}
          currentHref={href(name === 'cms-review' ? 'cms-reviews' : name, { cms: slug })}
        />
        <div className="stack-32">{children}</div>
      </div>
    </>
  )
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  )
}
