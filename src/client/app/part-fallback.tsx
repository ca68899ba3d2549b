import { type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { ErrorBlock } from '../ui/error-block.tsx'
import type { ChunkLoader } from './chunk-loader.ts'
import { loadInFull } from './full-load.ts'
import { isOutdated } from './load-chunk.ts'

interface PartFallbackProps {
  loader: Pick<ChunkLoader<unknown>, 'ask' | 'getState' | 'subscribe'>
  /** Shown while loading. */
  children: ReactNode
}

/** In place of a part without the server's markup: its placeholder, and an error if its code fails to load. */
export function PartFallback({ loader, children }: PartFallbackProps) {
  const { isLost } = useSyncExternalStore(loader.subscribe, loader.getState, loader.getState)
  useEffect(() => {
    if (isLost && isOutdated()) loadInFull(false)
  }, [isLost])
  return isLost ? <ErrorBlock onRetry={isOutdated() ? () => loadInFull(true) : loader.ask} /> : children
}
