import { drawnView } from '../../app/drawn-view.ts'
import type { ComponentModule } from '../../app/late-part.ts'
import { type LazyModule, lazyModule } from '../../app/lazy-module.ts'

const textFrame = lazyModule(() => import('./text-frame.tsx'))
const copyFrame = lazyModule(() => import('./copy-frame.tsx'))

/** A text that the server draws whole. */
export const textView = (text: LazyModule<ComponentModule>) => drawnView(text, textFrame)

/** Such a text with buttons that copy. */
export const copyView = (text: LazyModule<ComponentModule>) => drawnView(text, copyFrame)
