import { useEffect, useSyncExternalStore } from 'react'
import { ChunkLoader, type ChunkState } from './chunk-loader.ts'

type Load<Module> = () => Promise<Module>

const loaders = new WeakMap<Load<unknown>, unknown>()
const NOT_YET: ChunkState<never> = { module: null, isLost: false }

interface Deferred<Module> extends ChunkState<Module> {
  retry: () => void
}

/** Loads a chunk once the visitor wants it, and retries after a failure. */
export function useDeferred<Module>(load: Load<Module>, isWanted: boolean): Deferred<Module> {
  const loader = loaderOf(load)
  const state = useSyncExternalStore(loader.subscribe, loader.getState, () => NOT_YET)
  useEffect(() => {
    if (isWanted) loader.ask()
  }, [loader, isWanted])
  return { ...state, retry: loader.ask }
}

/** The loader of a chunk, the same for everyone who wants it. */
export function loaderOf<Module>(load: Load<Module>): ChunkLoader<Module> {
  const loader = (loaders.get(load) as ChunkLoader<Module> | undefined) ?? new ChunkLoader(load)
  loaders.set(load, loader)
  return loader
}
