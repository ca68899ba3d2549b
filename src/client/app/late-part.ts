import { type ComponentType, useEffect, useSyncExternalStore } from 'react'
import { ChunkLoader, type ChunkState } from './chunk-loader.ts'

/** A module with one component, known by its capital letter. */
export type ComponentModule<Props extends object = object> = Record<Capitalize<string>, ComponentType<Props>>

/** A component whose code the browser loads when it is needed, and again after a failure. */
export type LatePart<Props extends object = object> = ChunkLoader<ComponentType<Props>>

export function componentIn<Props extends object>(module: ComponentModule<Props>): ComponentType<Props> {
  const [named, other] = Object.entries(module).filter(([name]) => /^[A-Z]/.test(name))
  if (!named || other) throw new Error(`One component expected in a module with ${Object.keys(module)}`)
  return named[1]
}

/** A part that the server never draws: a dialog, a list under a field. */
export const latePart = <Props extends object>(load: () => Promise<ComponentModule<Props>>): LatePart<Props> =>
  new ChunkLoader(async () => componentIn(await load()))

const drawn: Promise<void>[] = []

/**
 * A part that the server draws and that works as plain markup. The build adds its styles to those of the page
 * (scripts/name-lazy-modules.ts), which is shown without the part's code.
 */
export function drawnPart(load: () => Promise<ComponentModule>): LatePart {
  const part = latePart(load)
  if (import.meta.env.SSR) drawn.push(part.ask())
  // Nothing else brings its styles there.
  else if (import.meta.env.DEV) load()
  return part
}

/** Resolves when the server can draw every part. */
export const drawnParts = (): Promise<unknown> => Promise.all(drawn)

const NOT_YET: ChunkState<never> = { module: null, isLost: false }

/** The component once it was wanted and has loaded. */
export function useLate<Props extends object>(
  part: LatePart<Props>,
  isWanted: boolean,
): ChunkState<ComponentType<Props>> {
  const state = useSyncExternalStore(part.subscribe, part.getState, import.meta.env.SSR ? part.getState : () => NOT_YET)
  useEffect(() => {
    if (isWanted) part.ask()
  }, [part, isWanted])
  return state
}
