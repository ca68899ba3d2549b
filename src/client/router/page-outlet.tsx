import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { useStore } from 'react-redux'
import { untilLoaded } from '../app/chunk-loader.ts'
import { loadInFullWithout } from '../app/full-load.ts'
import { LoadFailure, LoadWaiting } from '../app/load-states.tsx'
import { useResolvedPage } from '../app/location.tsx'
import type { ViewSource } from '../app/page.ts'
import { useAppSelector } from '../store/hooks.ts'
import type { RootState } from '../store/make-store.ts'
import { selectDevice } from '../store/shell/site-slice.ts'
import { failureOf, loadedView, loadView } from './load-view.ts'
import { shownPage } from './shown-page.ts'

/** Spec §9: «Loading...» appears only after this long. */
const PATIENCE_MS = 200

/** The current page's view, or its loading or failure state. */
export function PageOutlet() {
  const asked = useResolvedPage()
  const device = useAppSelector(selectDevice)
  const shown = useAppSelector(({ remote }) => shownPage(remote, asked))
  const source = shown.views[device]
  const [, setArrived] = useState<ViewSource | null>(null)
  const takenOver = useHydratedLater(source, asked.pathname + asked.search)
  const View = takenOver ?? loadedView(source)
  return (
    <Suspense fallback={<LoadWaiting />}>
      {View ? <View /> : <ViewWaiter key={asked.pathname} source={source} onArrive={setArrived} />}
    </Suspense>
  )
}

/**
 * The first page's view if its code comes later than the server's markup. Chosen once: switching components would
 * remount it. Without code it is forgotten with that markup, when the page is left.
 */
function useHydratedLater(source: ViewSource, address: string): ComponentType | null {
  const store = useStore<RootState>()
  const [first, setFirst] = useState(() => {
    // Read without subscribing: a re-render before hydration would make React discard the markup.
    const { isServerRendered } = store.getState().site
    if (import.meta.env.SSR || !isServerRendered || loadedView(source)) return null
    const View = lazy(async () => ({ default: await untilLoaded(() => loadView(source)) }))
    return { source, address, View }
  })
  if (first === null) return null
  const isHere = first.source === source && (first.address === address || loadedView(source) !== null)
  if (!isHere) setFirst(null)
  return isHere ? first.View : null
}

interface ViewWaiterProps {
  source: ViewSource
  onArrive: (source: ViewSource) => void
}

function ViewWaiter({ source, onArrive }: ViewWaiterProps) {
  const [attempt, setAttempt] = useState(0)
  const [failure, setFailure] = useState<Error | null>(null)
  const [isWaitLong, setIsWaitLong] = useState(false)

  useEffect(() => {
    let isCurrent = true
    const patience = setTimeout(() => setIsWaitLong(true), PATIENCE_MS)
    const known = attempt === 0 ? failureOf(source) : undefined
    const loaded = known === undefined ? loadView(source) : Promise.reject(known)
    loaded
      .then(() => isCurrent && onArrive(source))
      .catch((error: Error) => {
        if (isCurrent && !loadInFullWithout(error, attempt > 0)) setFailure(error)
      })
      .finally(() => clearTimeout(patience))
    return () => {
      isCurrent = false
      clearTimeout(patience)
    }
  }, [source, onArrive, attempt])

  const retry = () => {
    setFailure(null)
    setIsWaitLong(false)
    setAttempt(attempt + 1)
  }
  if (failure) return <LoadFailure text={failure.message} onRetry={retry} />
  return isWaitLong ? <LoadWaiting /> : null
}
