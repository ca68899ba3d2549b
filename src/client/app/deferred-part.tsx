import { type ComponentType, lazy, memo, type ReactNode, Suspense, useState } from 'react'
import { ChunkLoader } from './chunk-loader.ts'
import { PartBoundary } from './part-boundary.tsx'
import { PartFallback } from './part-fallback.tsx'

interface PartModule {
  Part: ComponentType
}
type LoadPart = () => Promise<PartModule>

const unloaded: (() => Promise<void>)[] = []

/**
 * A part rendered on the server and hydrated later: its code is not in the initial load. Until then the server's markup
 * must work on its own: links, forms, `details`. It takes no props, because a prop that changed before hydration would
 * make React discard that markup.
 */
export function deferredPart(load: LoadPart, fallback: ReactNode = null): ComponentType {
  const loader = new ChunkLoader(load)
  const Part = import.meta.env.SSR ? serverPart(load) : browserPart(loader)
  const waiting = fallback && <PartFallback loader={loader}>{fallback}</PartFallback>
  return memo(() => (
    <PartBoundary>
      <Suspense fallback={waiting}>
        <Part />
      </Suspense>
    </PartBoundary>
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
function browserPart(loader: ChunkLoader<PartModule>): ComponentType {
  let known: ComponentType | null = null
  const loading = loader.whenLoaded.then(({ Part }) => {
    known = Part
    pending.delete(loading)
    return { default: Part }
  })
  pending.add(loading)
  loader.ask()
  const Waiting = lazy(() => loading)
  return () => {
    // Chosen once: switching components would remount the part.
    const [Shown] = useState(() => known ?? Waiting)
    return <Shown />
  }
}
