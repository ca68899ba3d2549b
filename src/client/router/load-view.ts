import type { ComponentType } from 'react'
import { timeoutMessage } from '../api/call-failure.ts'
import type { ViewSource } from '../app/page.ts'

/** Spec §9: a stylesheet chunk that takes longer is a failed load. */
const CHUNK_TIMEOUT_MS = 30_000

const loaded = new Map<ViewSource, ComponentType>()

export const loadedView = (source: ViewSource): ComponentType | null => loaded.get(source) ?? null

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
  const { View } = await withTimeout(source.load)
  loaded.set(source, View)
  return View
}

export function withTimeout<Module>(start: () => Promise<Module>): Promise<Module> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(timeoutMessage(CHUNK_TIMEOUT_MS))), CHUNK_TIMEOUT_MS)
    start()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer))
  })
}
