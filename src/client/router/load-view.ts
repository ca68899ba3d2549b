import type { ComponentType } from 'react'
import type { PathName } from '#domain/paths/paths.ts'
import { timeoutMessage } from '../api/call-failure.ts'
import type { ViewSource } from '../app/page.ts'
import { loaderOf } from '../app/use-deferred.ts'

/** Spec §9: a stylesheet chunk that takes longer is a failed load. */
const CHUNK_TIMEOUT_MS = 30_000

const loaded = new Map<ViewSource, Awaited<ReturnType<ViewSource['load']>>>()

export const loadedView = (source: ViewSource): ComponentType | null => loaded.get(source)?.View ?? null

/** Loads a view and what fills it, for a page that the server has not drawn. A part that is lost says so in its place. */
export async function loadWhole(source: ViewSource, name: PathName): Promise<void> {
  await loadView(source)
  const part = loaded.get(source)?.partOf?.(name)
  if (part) await loaderOf(part.load).ask()
}

const loading = new Map<ViewSource, Promise<ComponentType>>()

/**
 * Loads the view with its styles. Failures are not cached, so a retry goes to the network again. Loads in flight are
 * shared: a second import would not wait for a stylesheet that the first one is about to lose.
 */
export async function loadView(source: ViewSource): Promise<ComponentType> {
  const known = loadedView(source)
  if (known) return known
  const inFlight = loading.get(source)
  if (inFlight) return inFlight
  const view = load(source).finally(() => loading.delete(source))
  loading.set(source, view)
  return view
}

async function load(source: ViewSource): Promise<ComponentType> {
  const module = await withTimeout(source.load)
  loaded.set(source, module)
  return module.View
}

export function withTimeout<Module>(start: () => Promise<Module>): Promise<Module> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(timeoutMessage(CHUNK_TIMEOUT_MS))), CHUNK_TIMEOUT_MS)
    start()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer))
  })
}
