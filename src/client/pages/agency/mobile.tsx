import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { LoadingBlock } from '../../ui/loading-block.tsx'
import styles from './mobile.module.css'
import { agencyCrumbs } from './parts/agency-crumbs.ts'
import { AgencyFigures } from './parts/agency-figures.tsx'
import { AgencyServices } from './parts/agency-services.tsx'
import { AgencyTitle } from './parts/agency-title.tsx'
import { BestPlaces } from './parts/best-places.tsx'
import { CheckedFacts } from './parts/checked-facts.tsx'
import { useAgency } from './parts/use-agency.ts'

export function View() {
  const { response: agency } = useAgency()
  if (!agency) return <LoadingBlock />
  return (
    <>
      {/* The heading right below names the agency itself. */}
      <Breadcrumbs crumbs={agencyCrumbs(agency).slice(0, -1)} />
      <div className={styles.stack}>
        <AgencyTitle agency={agency} />
        <AgencyFigures agency={agency} />
        <BestPlaces places={agency.best_places} />
        <AgencyServices services={agency.services} />
        <CheckedFacts facts={agency.facts} />
      </div>
    </>
  )
}
