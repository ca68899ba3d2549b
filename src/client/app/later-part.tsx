import { type ComponentType, createElement, lazy } from 'react'
import { untilLoaded } from './chunk-loader.ts'
import { dormantPart } from './dormant-part.tsx'

type Load = () => Promise<{ Part: ComponentType }>

/**
 * A part whose code the browser loads after the page's: until then the server's markup stays, and hydration takes it over
 * as it is. Use it inside an island. Its stylesheets must be imported by the page, which is shown without the code.
 */
export function laterPart(load: Load): ComponentType {
  if (!import.meta.env.SSR) return lazy(async () => ({ default: (await untilLoaded(load)).Part }))
  const drawn = dormantPart(load)
  return () => drawn.Part && createElement(drawn.Part)
}
