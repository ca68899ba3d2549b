import { useResolvedPage } from '../../../app/location.tsx'
import { useAppSelector } from '../../../store/hooks.ts'
import { selectDevice } from '../../../store/shell/site-slice.ts'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { AgencyActions } from './agency-actions.tsx'
import { agencyCrumbs } from './agency-crumbs.ts'
import styles from './agency-frame.module.css'
import type { AgencyPageName } from './agency-pages.ts'
import { AgencyTabs } from './agency-tabs.tsx'
import { BestPlaces } from './best-places.tsx'
import { CompactTitle } from './compact-title.tsx'
import { useAgency } from './use-agency.ts'
import { WholeTitle } from './whole-title.tsx'

/** Title, actions and tabs: links and plain forms, so they work before hydration. */
export function AgencyHead() {
  const name = useResolvedPage().page.name as AgencyPageName
  const isDesktop = useAppSelector(selectDevice) === 'desktop'
  const { response: agency } = useAgency()
  if (!agency) return null
  const crumbs = agencyCrumbs(agency, name)
  return (
    <>
      {/* On phones the heading right below repeats the last crumb, and one line has room for two. */}
      <Breadcrumbs crumbs={isDesktop ? crumbs : crumbs.slice(-3, -1)} />
      {name === 'agency' ? <WholeTitle agency={agency} /> : <CompactTitle agency={agency} page={name} />}
      <aside className={styles.side} aria-label="Связь и места в рейтингах" data-print="none">
        <div className={styles.stays}>
          <AgencyActions agency={agency} />
          {isDesktop && <BestPlaces places={agency.best_places} />}
        </div>
      </aside>
      <AgencyTabs agency={agency} page={name} />
    </>
  )
}
