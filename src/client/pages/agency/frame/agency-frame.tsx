import type { ReactNode } from 'react'
import { useResolvedPage } from '../../../app/location.tsx'
import { ViewedLater } from '../../../features/viewed-agencies/viewed-later.tsx'
import { useAppSelector } from '../../../store/hooks.ts'
import { selectDevice } from '../../../store/site-slice.ts'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { LoadingBlock } from '../../../ui/loading-block.tsx'
import { AgencyActions } from './agency-actions.tsx'
import { agencyCrumbs } from './agency-crumbs.ts'
import { AgencyFigures } from './agency-figures.tsx'
import styles from './agency-frame.module.css'
import type { AgencyPageName } from './agency-pages.ts'
import { AgencyTabs } from './agency-tabs.tsx'
import { AgencyTitle } from './agency-title.tsx'
import { BestPlace } from './best-place.tsx'
import { BestPlaces } from './best-places.tsx'
import { CompactTitle } from './compact-title.tsx'
import { useAgency } from './use-agency.ts'

/** What every page of an agency shares: who it is, what to do about it, its tabs. The tab's own content comes inside. */
export function AgencyFrame({ children }: { children: ReactNode }) {
  const name = useResolvedPage().page.name as AgencyPageName
  const isDesktop = useAppSelector(selectDevice) === 'desktop'
  const { response: agency } = useAgency()
  if (!agency) return <LoadingBlock />
  const crumbs = agencyCrumbs(agency, name)
  return (
    <>
      {/* On a phone the heading right below says what the last crumb would. */}
      <Breadcrumbs crumbs={isDesktop ? crumbs : crumbs.slice(0, -1)} />
      <div className={styles.frame}>
        {name === 'agency' ? (
          <div className={styles.whole}>
            <AgencyTitle agency={agency} />
            <AgencyFigures agency={agency} />
            {!isDesktop && <BestPlace places={agency.best_places} />}
          </div>
        ) : (
          <CompactTitle agency={agency} page={name} />
        )}
        <aside className={styles.side} aria-label="Связь и места в рейтингах" data-print="none">
          <div className={styles.stays}>
            <AgencyActions agency={agency} />
            {isDesktop && <BestPlaces places={agency.best_places} />}
          </div>
        </aside>
        <AgencyTabs agency={agency} page={name} />
        <div className={styles.content}>{children}</div>
      </div>
      <ViewedLater current={agency} />
    </>
  )
}
