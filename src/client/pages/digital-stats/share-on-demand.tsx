import { useDeferred } from '../../app/use-deferred.ts'
import { useAppSelector } from '../../store/hooks.ts'
import { selectSharedChart } from '../../store/stats/charts-slice.ts'

const load = () => import('./share-dialog.tsx')

/** The dialog's code loads with the first press. */
export function ShareOnDemand() {
  const shared = useAppSelector(selectSharedChart)
  const { module: part } = useDeferred(load, shared !== null)
  return part && <part.ShareDialog />
}
