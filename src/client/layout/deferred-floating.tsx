import { useDeferred } from '../app/use-deferred.ts'

const load = () => import('./floating.tsx')

/** Nothing floats before the page is in use, so what floats is not part of the first load. */
export function DeferredFloating() {
  const part = useDeferred(load)
  return part && <part.Floating />
}
