import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { initWasm, Resvg } from '@resvg/resvg-wasm'

// Test files of a worker share their modules, and the package refuses a second start.
await initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')))

/** Paints an SVG in the process of the test. */
export const paintSvg = (svg: string) => new Resvg(svg).render()
