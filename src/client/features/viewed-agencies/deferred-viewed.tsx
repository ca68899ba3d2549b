import { PartBoundary } from '../../app/part-boundary.tsx'
import { useDeferred } from '../../app/use-deferred.ts'
import type { KeptAgency } from '../../store/agency/kept-agencies.ts'

const load = () => import('./viewed-agencies.tsx')

/** Only the browser knows which agencies were viewed, so the strip and its code load after the page. */
export function DeferredViewed({ current }: { current?: KeptAgency }) {
  const { module: part } = useDeferred(load)
  return (
    part && (
      <PartBoundary>
        <part.ViewedAgencies current={current} />
      </PartBoundary>
    )
  )
}
