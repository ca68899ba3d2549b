import { createContext, useContext, useMemo } from 'react'
import type { PathName, PathParams } from '#domain/paths.ts'
import type { ResolvedPage } from './resolve-page.ts'

/** Where the visitor is. Pages read their parameters here; links are plain anchors. */
export const LocationContext = createContext<ResolvedPage | null>(null)

export function useResolvedPage(): ResolvedPage {
  const page = useContext(LocationContext)
  if (!page) throw new Error('A view is shown outside the application')
  return page
}

/** Parameters of the page with this name. Only that page's views may ask. */
export function usePageParams<N extends PathName>(_name: N): PathParams<N> {
  return useResolvedPage().params as PathParams<N>
}

export function usePageQuery(): URLSearchParams {
  const { search } = useResolvedPage()
  return useMemo(() => new URLSearchParams(search), [search])
}
