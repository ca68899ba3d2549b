import { type ComponentType, memo, type ReactNode, Suspense } from 'react'

/**
 * A part in a boundary of its own: React hydrates it in a separate task after the shell, or first if the visitor touches
 * it. It takes no props, because a prop that changed before hydration would make React discard the server's markup.
 */
export const island = (Part: ComponentType, fallback: ReactNode = null): ComponentType =>
  memo(() => (
    <Suspense fallback={fallback}>
      <Part />
    </Suspense>
  ))
