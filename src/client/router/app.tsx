import { type ComponentType, useSyncExternalStore } from 'react'
import { ErrorBoundary } from '../app/error-boundary.tsx'
import { LocationContext, MoveContext, type MoveSource } from '../app/location.tsx'
import type { ResolvedPage } from '../app/page.ts'
import type { LayoutProps } from '../layout/layout-props.ts'
import { PageOutlet } from './page-outlet.tsx'

/** What the application needs to know of the navigator; on the server nothing moves. */
export interface PageSource extends MoveSource {
  current: ResolvedPage
}

interface AppProps {
  source: PageSource
  Layout: ComponentType<LayoutProps>
  onCrash: (error: Error, componentStack: string) => void
}

/** The same tree on both sides: layout of the device around the view of the page. */
export function App({ source, Layout, onCrash }: AppProps) {
  const resolved = useSyncExternalStore(
    source.subscribe,
    () => source.current,
    () => source.current,
  )
  return (
    <LocationContext value={resolved}>
      <MoveContext value={source}>
        <ErrorBoundary pageKey={resolved.pathname} onCrash={onCrash}>
          <Layout>
            <PageOutlet />
          </Layout>
        </ErrorBoundary>
      </MoveContext>
    </LocationContext>
  )
}
