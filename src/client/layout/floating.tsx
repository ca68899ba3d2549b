import { PartBoundary } from '../app/part-boundary.tsx'
import { Notices } from '../features/notices/notices.tsx'
import { Selection } from '../features/selection/selection.tsx'
import { TenderLinks } from './tender-links.tsx'

export function Floating() {
  return (
    <>
      <PartBoundary>
        <Notices />
      </PartBoundary>
      <PartBoundary>
        <Selection />
      </PartBoundary>
      <PartBoundary>
        <TenderLinks />
      </PartBoundary>
    </>
  )
}
