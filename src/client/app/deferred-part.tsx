import { type ComponentType, lazy, memo, type ReactNode, Suspense, useState } from 'react'

interface PartModule {
  Part: ComponentType
}
type LoadPart = () => Promise<PartModule>

/** A chunk that did not come is asked for again after this time; meanwhile the server's markup stays and works. */
const AGAIN_MS = 5_000

const unloaded: (() => Promise<void>)[] = []

/**
 * A part the server renders and the browser takes over later: its code is no part of the first load. Until it comes,
 * the server's markup stands as it is, so the part must work by itself: links, forms, `details`. It takes no
 * properties: a property that changed early would make React throw that markup away.
 */
export function deferredPart(load: LoadPart, fallback: ReactNode = null): ComponentType {
  const Part = import.meta.env.SSR ? serverPart(load) : browserPart(load)
  return memo(() => (
    <Suspense fallback={fallback}>
      <Part />
    </Suspense>
  ))
}

/** Called once by the server's entry, after the views: a part may have parts of its own. */
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

const onTheirWay = new Set<Promise<unknown>>()

/** Settles when the parts asked for so far are there: a page one moves to is shown whole. */
export const deferredPartsLoaded = (): Promise<unknown> => Promise.all(onTheirWay)

/** Asked for at once, beside what its page asks for: shown on a later page, it is mostly there without a gap. */
function browserPart(load: LoadPart): ComponentType {
  let known: ComponentType | null = null
  const loading = untilLoaded(load).then(({ Part }) => {
    known = Part
    onTheirWay.delete(loading)
    return { default: Part }
  })
  onTheirWay.add(loading)
  const Waiting = lazy(() => loading)
  return () => {
    // Chosen once: another component in its place would begin anew.
    const [Shown] = useState(() => known ?? Waiting)
    return <Shown />
  }
}

/** What the server rendered stays until its code comes, however often that must be asked for. */
export async function untilLoaded<Module>(load: () => Promise<Module>): Promise<Module> {
  for (;;) {
    try {
      return await load()
    } catch {
      await new Promise(resolve => setTimeout(resolve, AGAIN_MS))
    }
  }
}
