import { type ReactNode, useContext } from 'react'
import { CrashContext, ErrorBoundary } from './error-boundary.tsx'
import { LocationContext } from './location.tsx'

/** A part the page can do without: its crash is reported and removes only the part, until the next page. */
export function PartBoundary({ children }: { children: ReactNode }) {
  const page = useContext(LocationContext)
  const onCrash = useContext(CrashContext)
  return (
    <ErrorBoundary pageKey={`${page?.pathname}${page?.search}`} onCrash={onCrash} fallback={null}>
      {children}
    </ErrorBoundary>
  )
}
