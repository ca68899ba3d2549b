import type { ComponentType } from 'react'
import { componentIn } from '../app/late-part.ts'
import type { ViewSource } from '../app/page.ts'

const loaded = new Map<ViewSource, ComponentType>()

export const loadedView = (source: ViewSource): ComponentType | null => loaded.get(source) ?? null

/** Loads a view and what fills it, for a page that the server has not drawn. A part that is lost says so in its place. */
export const loadWhole = (source: ViewSource): Promise<unknown> =>
  Promise.all([loadView(source), source.drawn?.part.ask()])

const failures = new Map<ViewSource, unknown>()

/** Why the last load failed: a page that waited for it need not wait again. */
export const failureOf = (source: ViewSource): unknown => failures.get(source)

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
  failures.delete(source)
  try {
    const View = componentIn(await source.load())
    loaded.set(source, View)
    return View
  } catch (error) {
    failures.set(source, error)
    throw error
  }
}
