import { type ComponentType, memo, type ReactNode, useState } from 'react'
import { Dormant, dormantPart } from './dormant-part.tsx'
import { PartBoundary } from './part-boundary.tsx'
import { useDeferred } from './use-deferred.ts'
import { useIsHydrated } from './use-is-hydrated.ts'

type Load = () => Promise<{ Part: ComponentType }>

/**
 * A part whose code the browser loads after the page's. The server's markup stays until then and is replaced as a whole:
 * hydrating it would fail if the visitor had chosen something else meanwhile. Its stylesheets must be imported by the
 * page, which is shown without the code.
 */
export function laterIsland(load: Load, fallback: ReactNode): ComponentType {
  const part = dormantPart(load)
  return memo(() => {
    const isHydrated = useIsHydrated()
    const [isDrawn] = useState(!isHydrated)
    const { module } = useDeferred(load, isHydrated)
    return <PartBoundary>{isDrawn || module ? <Dormant part={part} isWanted={isHydrated} /> : fallback}</PartBoundary>
  })
}
