import { loadChunk } from './load-chunk.ts'

/** A dynamically imported module and its name in the bundle's manifest, which documents need to preload it. */
export interface LazyModule<Module> {
  module: string
  load: () => Promise<Module>
}

/** Write `lazyModule(() => import('./view.tsx'))`: the build adds the name, for the server only (scripts/name-lazy-modules.ts). */
export const lazyModule = <Module>(load: () => Promise<Module>, module = ''): LazyModule<Module> => ({
  module,
  load: () => loadChunk(load),
})
