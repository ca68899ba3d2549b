import { useDeferred } from '../app/use-deferred.ts'

const load = () => import('./floating.tsx')

/** Floating parts appear only after interaction or hydration, so they stay out of the first load. */
export function DeferredFloating() {
  const part = useDeferred(load)
  return part && <part.Floating />
}
