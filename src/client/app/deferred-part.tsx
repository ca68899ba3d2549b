import { type ComponentType, lazy, memo, type ReactNode, Suspense, useState } from 'react'

interface PartModule {
  Part: ComponentType
}
type LoadPart = () => Promise<PartModule>

/** A failed chunk is retried after this time; meanwhile the server's markup stays and works. */
const RETRY_MS = 5_000

const unloaded: (() => Promise<void>)[] = []

/**
 * A part rendered on the server and hydrated later: its code is not in the initial load. Until then the server's markup
 * must work on its own: links, forms, `details`. It takes no props, because a prop that changed before hydration would
 * make React discard that markup.
 */
export function deferredPart(load: LoadPart, fallback: ReactNode = null): ComponentType {
  const Part = import.meta.env.SSR ? serverPart(load) : browserPart(load)
  return memo(() => (
    <Suspense fallback={fallback}>
      <Part />
    </Suspense>
  ))
}

/** Called once by the server's entry, after the views. Parts may contain parts. */
export async function loadDeferredParts(): Promise<void> {
  for (let next = unloaded.pop(); next; next = unloaded.pop()) await next()
}

function serverPart(load: LoadPart): ComponentType {
  let Part: ComponentType | null = null
  unloaded.push(async () => {
    Part = (await load()).Part
  })
  return () => Part && <Part />
}

const pending = new Set<Promise<unknown>>()

/** Settles when all parts requested so far are loaded, so that navigation shows the page whole. */
export const deferredPartsLoaded = (): Promise<unknown> => Promise.all(pending)

/** Starts loading at once, in parallel with the page's own data. */
function browserPart(load: LoadPart): ComponentType {
  let known: ComponentType | null = null
  const loading = untilLoaded(load).then(({ Part }) => {
    known = Part
    pending.delete(loading)
    return { default: Part }
  })
  pending.add(loading)
  const Waiting = lazy(() => loading)
  return () => {
    // Chosen once: switching components would remount the part.
    const [Shown] = useState(() => known ?? Waiting)
    return <Shown />
  }
}

/** Retries until the module loads; the server's markup stays meanwhile. */
export async function untilLoaded<Module>(load: () => Promise<Module>): Promise<Module> {
  for (;;) {
    try {
      return await load()
    } catch {
      await new Promise(resolve => setTimeout(resolve, RETRY_MS))
    }
  }
}
