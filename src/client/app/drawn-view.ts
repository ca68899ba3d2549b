import { type ComponentType, createElement } from 'react'
import { type ComponentModule, componentIn, type LatePart, latePart } from './late-part.ts'
import { type LazyModule, lazyModule } from './lazy-module.ts'
import { bothDevices, type PageViews } from './page.ts'

type Frame = LazyModule<ComponentModule<{ part: LatePart }>>

const plain = lazyModule(() => import('./plain-frame.tsx'))

/** A page that is whole as the server drew it: its code is loaded only to draw it after a navigation. */
export function drawnView({ module, load }: LazyModule<ComponentModule>, frame: Frame = plain): PageViews {
  const part = latePart(load)
  const framed = async (): Promise<ComponentModule> => {
    // Nothing else brings its styles there.
    if (import.meta.env.DEV) part.ask()
    const Frame: ComponentType<{ part: LatePart }> = componentIn(await frame.load())
    const draw = () => createElement(Frame, { part })
    return { View: draw }
  }
  return bothDevices({ module: frame.module, load: framed, drawn: { module, part } })
}
