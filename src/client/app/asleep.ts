import { use } from 'react'

/** Events that wake a part. A touch may be the beginning of a scroll, which needs no code. */
const ACTS = ['click', 'keydown', 'input', 'change', 'contextmenu']

const awakening = Promise.withResolvers<void>()
let isAwake = import.meta.env.SSR
let isActing = false

/**
 * Keeps a part as the server drew it. React tries to hydrate a part before it handles an event in it; this lets the part
 * hydrate only if the event is an act of the visitor.
 */
export function useSleep(): void {
  if (!isAwake && !isActing) use(awakening.promise)
}

/** Hydrates every part: the page changes, so markup is not enough. */
export function wakeAll(): void {
  isAwake = true
  awakening.resolve()
}

/** Must listen before React does. */
export function connectActs(): void {
  const act = () => {
    isActing = true
    setTimeout(() => {
      isActing = false
    })
  }
  for (const name of ACTS) addEventListener(name, act, true)
}
