import { join } from 'node:path'

export const SITE_MAIN = join(import.meta.dirname, '../dist/site/main.js')

/**
 * How the server's process is run, by `npm start` and by the load bench; deploy/systemd says the same. Pages leave little
 * behind, so V8 keeps a small young generation and lets the old one grow slowly.
 */
export const NODE_FLAGS = ['--max-semi-space-size=4', '--heap-growing-percent=30']

/** glibc would keep an arena per thread, and the room of freed pages. */
export const MEMORY_SETTINGS = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '65536' }

export const SERVER_SETTINGS = {
  ...MEMORY_SETTINGS,
  // The next start is faster, and has no compiler of TypeScript in memory.
  NODE_COMPILE_CACHE: join(import.meta.dirname, '../.cache/compiled'),
}
