import { useEffect, useState } from 'react'
import { useAppSelector } from '../store/hooks.ts'
import { selectDevice } from '../store/site-slice.ts'
import { LoadFailure, LoadWaiting } from './load-states.tsx'
import { loadedView, loadView } from './load-view.ts'
import { useResolvedPage } from './location.tsx'
import type { ViewSource } from './page.ts'
import { shownPage } from './shown-page.ts'

/** Spec §9: «Loading...» comes only when the view has kept the visitor waiting this long. */
const PATIENCE_MS = 200

/** The view of the page the visitor is on; while its chunk is on its way, or when it did not come, says so. */
export function PageOutlet() {
  const { page } = useResolvedPage()
  const device = useAppSelector(selectDevice)
  const shown = useAppSelector(({ remote }) => shownPage(remote, page))
  const source = shown.views[device]
  const [attempt, setAttempt] = useState(0)
  const [, setArrived] = useState<ViewSource | null>(null)
  const View = loadedView(source)
  if (View) return <View />
  const key = `${source.module} ${attempt}`
  return <ViewWaiter key={key} source={source} onArrive={setArrived} onRetry={() => setAttempt(attempt + 1)} />
}

interface ViewWaiterProps {
  source: ViewSource
  onArrive: (source: ViewSource) => void
  onRetry: () => void
}

function ViewWaiter({ source, onArrive, onRetry }: ViewWaiterProps) {
  const [failure, setFailure] = useState<Error | null>(null)
  const [isWaitLong, setIsWaitLong] = useState(false)

  useEffect(() => {
    let isCurrent = true
    const patience = setTimeout(() => setIsWaitLong(true), PATIENCE_MS)
    loadView(source)
      .then(() => isCurrent && onArrive(source))
      .catch((error: Error) => isCurrent && setFailure(error))
      .finally(() => clearTimeout(patience))
    return () => {
      isCurrent = false
      clearTimeout(patience)
    }
  }, [source, onArrive])

  if (failure) return <LoadFailure text={failure.message} onRetry={onRetry} />
  return isWaitLong ? <LoadWaiting /> : null
}
