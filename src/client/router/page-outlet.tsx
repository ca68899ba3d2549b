import { Suspense, useEffect, useState } from 'react'
import { LoadFailure, LoadWaiting } from '../app/load-states.tsx'
import { useResolvedPage } from '../app/location.tsx'
import type { ViewSource } from '../app/page.ts'
import { useAppSelector } from '../store/hooks.ts'
import { selectDevice } from '../store/shell/site-slice.ts'
import { loadedView, loadView } from './load-view.ts'
import { shownPage } from './shown-page.ts'

/** Spec §9: «Loading...» appears only after this long. */
const PATIENCE_MS = 200

/** The current page's view, or its loading or failure state. */
export function PageOutlet() {
  const { page } = useResolvedPage()
  const device = useAppSelector(selectDevice)
  const shown = useAppSelector(({ remote }) => shownPage(remote, page))
  const source = shown.views[device]
  const [attempt, setAttempt] = useState(0)
  const [, setArrived] = useState<ViewSource | null>(null)
  const View = loadedView(source)
  const key = `${source.module} ${attempt}`
  return (
    <Suspense fallback={null}>
      {View ? (
        <View />
      ) : (
        <ViewWaiter key={key} source={source} onArrive={setArrived} onRetry={() => setAttempt(attempt + 1)} />
      )}
    </Suspense>
  )
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
