import { PartBoundary } from '../app/part-boundary.tsx'
import { Notices } from '../features/notices/notices.tsx'
import { SelectionOnDemand } from './selection-on-demand.tsx'
import { TenderLinks } from './tender-links.tsx'

/** Nothing here is on the server's page: notices appear after hydration, the rest after an act. */
export function Floating() {
  return (
    <>
      <PartBoundary>
        <Notices />
      </PartBoundary>
      <PartBoundary>
        <SelectionOnDemand />
      </PartBoundary>
      <PartBoundary>
        <TenderLinks />
      </PartBoundary>
    </>
  )
}
