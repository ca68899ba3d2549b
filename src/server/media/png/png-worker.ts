import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { parentPort } from 'node:worker_threads'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { FONT_FILES } from '../fonts/font-files.ts'
import { opaquePng } from './png-file.ts'
import type { PngAnswer, PngRequest } from './png-painter.ts'

const port = parentPort
if (!port) throw new Error('media/png/png-worker.ts runs as a worker thread only')

await initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')))
// Without system fonts the picture is the same on every machine.
const font = {
  loadSystemFonts: false,
  defaultFontFamily: 'Golos Text',
  fontBuffers: Object.values(FONT_FILES).map(file => new Uint8Array(readFileSync(file))),
}

port.on('message', ({ id, svg }: PngRequest) => {
  const answer = paint(id, svg)
  port.postMessage(answer, 'png' in answer ? [answer.png.buffer] : [])
})

function paint(id: number, svg: string): PngAnswer {
  try {
    const drawing = new Resvg(svg, { font })
    const picture = drawing.render()
    const png = opaquePng(picture.pixels, picture.width, picture.height) ?? Uint8Array.from(picture.asPng())
    picture.free()
    drawing.free()
    return { id, png }
  } catch (error) {
    return { id, reason: error instanceof Error ? error.message : String(error) }
  }
}
