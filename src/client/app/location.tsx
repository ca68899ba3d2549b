import { createContext, useContext, useMemo, useSyncExternalStore } from 'react'
import type { PathName, PathParams } from '#domain/paths/paths.ts'
import type { ResolvedPage } from '../app/page.ts'

/** The current page. Views read their parameters here; links are plain anchors. */
export const LocationContext = createContext<ResolvedPage | null>(null)

/** Notifies of navigation; on the server nothing moves. */
export interface MoveSource {
  readonly isMoving?: boolean
  readonly isWaiting?: boolean
  subscribe: (listener: () => void) => () => void
}

const AT_REST: MoveSource = { subscribe: () => () => undefined }

export const MoveContext = createContext<MoveSource>(AT_REST)

/** Whether the next page is loading; `isWaiting` if for so long that the old one is dimmed. Re-renders only subscribers. */
export function useMove(state: 'isMoving' | 'isWaiting'): boolean {
  const source = useContext(MoveContext)
  return useSyncExternalStore(
    source.subscribe,
    () => source[state] ?? false,
    () => false,
  )
}

export function useResolvedPage(): ResolvedPage {
  const page = useContext(LocationContext)
  if (!page) throw new Error('A view is shown outside the application')
  return page
}

/** Parameters of the page with this name; only for that page's views. */
export function usePageParams<N extends PathName>(_name: N): PathParams<N> {
  return useResolvedPage().params as PathParams<N>
}

export function usePageQuery(): URLSearchParams {
  const { search } = useResolvedPage()
  return useMemo(() => new URLSearchParams(search), [search])
}
