import { useEffect } from 'react'
import { loadInFull } from '../app/full-load.ts'
import { isOutdated } from '../app/load-chunk.ts'
import { useDeferred } from '../app/use-deferred.ts'
import { useAppDispatch, useAppSelector } from '../store/hooks.ts'
import { selectNotices } from '../store/shell/notices-slice.ts'
import { floatingLost, selectIsFloatingLost } from '../store/shell/site-slice.ts'
import { ErrorBlock } from '../ui/error-block.tsx'

const load = () => import('./floating.tsx')

/** Floating parts appear only after interaction or hydration, so they stay out of the first load. */
export function DeferredFloating() {
  const dispatch = useAppDispatch()
  const { isCookieSettings } = useAppSelector(selectNotices)
  const isKnownLost = useAppSelector(selectIsFloatingLost)
  const { module: part, isLost, retry } = useDeferred(load, isCookieSettings)
  useEffect(() => {
    if (isLost !== isKnownLost) dispatch(floatingLost(isLost))
  }, [isLost, isKnownLost, dispatch])
  if (part) return <part.Floating />
  // The button of the cookie settings is the end of the page, so the error appears right below it.
  if (isLost && isCookieSettings) return <ErrorBlock onRetry={isOutdated() ? () => loadInFull(true) : retry} />
  return null
}
