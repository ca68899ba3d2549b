import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { initWasm, Resvg } from '@resvg/resvg-wasm'

// Test files of a worker share the package, which refuses a second start; `vi.resetModules` in one of them runs this
// module once more.
const worker = globalThis as { isResvgStarted?: true }
if (!worker.isResvgStarted) {
  await initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')))
  worker.isResvgStarted = true
}

/** Paints an SVG in the process of the test. */
export const paintSvg = (svg: string) => new Resvg(svg).render()
