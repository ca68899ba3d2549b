import { useResolvedPage } from '../../../app/location.tsx'
import { useAppSelector } from '../../../store/hooks.ts'
import { selectDevice } from '../../../store/shell/site-slice.ts'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { AgencyActions } from './agency-actions.tsx'
import styles from './agency-frame.module.css'
import { type AgencyPageName, agencyCrumbs } from './agency-pages.ts'
import { AgencyTabs } from './agency-tabs.tsx'
import { AgencyTitle } from './agency-title.tsx'
import { useAgency } from './use-agency.ts'

/** Title, tabs and actions: links and plain forms, so they work before hydration. */
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
      <AgencyTitle agency={agency} page={name} />
      <div className={styles.line}>
        <AgencyTabs agency={agency} page={name} />
        {isDesktop && <AgencyActions agency={agency} />}
      </div>
    </>
  )
}
