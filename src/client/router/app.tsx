import { type ComponentType, useSyncExternalStore } from 'react'
import { CrashContext, ErrorBoundary } from '../app/error-boundary.tsx'
import { LocationContext, MoveContext, type MoveSource } from '../app/location.tsx'
import type { ResolvedPage } from '../app/page.ts'
import type { LayoutProps } from '../layout/page-frame.tsx'
import { PageOutlet } from './page-outlet.tsx'

/** The part of the navigator that the application reads; on the server nothing moves. */
export interface PageSource extends MoveSource {
  current: ResolvedPage
}

interface AppProps {
  source: PageSource
  Layout: ComponentType<LayoutProps>
  onCrash: (error: Error, componentStack: string) => void
}

/** The same tree on the server and in the browser: the device's layout around the page's view. */
export function App({ source, Layout, onCrash }: AppProps) {
  const resolved = useSyncExternalStore(
    source.subscribe,
    () => source.current,
    () => source.current,
  )
  return (
    <LocationContext value={resolved}>
      <MoveContext value={source}>
        <CrashContext value={onCrash}>
          <ErrorBoundary pageKey={resolved.pathname} onCrash={onCrash}>
            <Layout>
              <PageOutlet />
            </Layout>
          </ErrorBoundary>
        </CrashContext>
      </MoveContext>
    </LocationContext>
  )
}
