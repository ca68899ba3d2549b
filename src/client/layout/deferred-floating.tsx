import { useLater } from '../app/use-deferred.ts'

const load = () => import('./floating.tsx')

/** Nothing floats before the page is in use, so what floats is not part of the first load. */
export function LaterFloating() {
  const part = useLater(load)
  return part && <part.Floating />
}
