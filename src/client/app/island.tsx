import { type ComponentType, memo, type ReactNode, Suspense } from 'react'
import { PartBoundary } from './part-boundary.tsx'

/**
 * A part in a boundary of its own: React hydrates it in a separate task after the shell, or first if the visitor touches
 * it. A crash removes only the part. It takes no props, because a prop that changed before hydration would make React discard the server's markup.
 */
export const island = (Part: ComponentType, fallback: ReactNode = null): ComponentType =>
  memo(() => (
    <PartBoundary>
      <Suspense fallback={fallback}>
        <Part />
      </Suspense>
    </PartBoundary>
  ))
