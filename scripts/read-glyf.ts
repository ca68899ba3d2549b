import { tablesOf } from '#server/media/fonts/font-advances.ts'

export interface Point {
  x: number
  y: number
  isOnCurve: boolean
}
export type Contour = readonly Point[]

/** Another glyph, moved. */
export interface Part {
  glyph: number
  x: number
  y: number
  isScaled: boolean
}

/** A glyph has contours or is composed of others. */
export interface Drawing {
  advance: number
  contours: readonly Contour[]
  parts: readonly Part[]
}

export type Draw = (glyph: number) => Drawing

/** Reads the glyphs of a static TrueType font, or of the default instance of a variable one. */
export function readGlyf(font: Uint8Array): { count: number; draw: Draw } {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength)
  const table = tablesOf(view)
  const metrics = view.getUint16(table('hhea') + 34)
  const isLong = view.getInt16(table('head') + 50) === 1
  const offsetOf = (index: number) =>
    isLong ? view.getUint32(table('loca') + index * 4) : view.getUint16(table('loca') + index * 2) * 2
  const draw: Draw = glyph => {
    const advance = view.getUint16(table('hmtx') + Math.min(glyph, metrics - 1) * 4)
    if (offsetOf(glyph) === offsetOf(glyph + 1)) return { advance, contours: [], parts: [] }
    const start = table('glyf') + offsetOf(glyph)
    // A negative number of contours marks a composed glyph.
    const count = view.getInt16(start)
    return count < 0
      ? { advance, contours: [], parts: partsAt(view, start + 10) }
      : { advance, contours: contoursAt(view, start + 10, count), parts: [] }
  }
  return { count: view.getUint16(table('maxp') + 4), draw }
}

const PART = { words: 1, offsets: 2, scale: 8, more: 32, scales: 64, matrix: 128 }

function partsAt(view: DataView, start: number): Part[] {
  const parts: Part[] = []
  let at = start
  let flags = PART.more
  while (flags & PART.more) {
    flags = view.getUint16(at)
    if (!(flags & PART.offsets)) throw new Error('Parts placed by their points are not known')
    const isWords = (flags & PART.words) !== 0
    parts.push({
      glyph: view.getUint16(at + 2),
      x: isWords ? view.getInt16(at + 4) : view.getInt8(at + 4),
      y: isWords ? view.getInt16(at + 6) : view.getInt8(at + 5),
      isScaled: (flags & (PART.scale | PART.scales | PART.matrix)) !== 0,
    })
    at += (isWords ? 8 : 6) + (flags & PART.scale ? 2 : flags & PART.scales ? 4 : flags & PART.matrix ? 8 : 0)
  }
  return parts
}

const FLAG = { onCurve: 1, repeat: 8 }

function contoursAt(view: DataView, start: number, count: number): Contour[] {
  const ends = Array.from({ length: count }, (_, index) => view.getUint16(start + index * 2))
  const total = (ends.at(-1) ?? -1) + 1
  let at = start + count * 2 + 2 + view.getUint16(start + count * 2)
  const flags: number[] = []
  while (flags.length < total) {
    const flag = view.getUint8(at++)
    const times = flag & FLAG.repeat ? view.getUint8(at++) + 1 : 1
    flags.push(...Array.from({ length: times }, () => flag))
  }
  /** One byte with its sign in the flags, or two, or the value before. */
  const readAxis = (short: number, same: number): number[] => {
    let value = 0
    return flags.map(flag => {
      if (flag & short) value += view.getUint8(at++) * (flag & same ? 1 : -1)
      else if (!(flag & same)) {
        value += view.getInt16(at)
        at += 2
      }
      return value
    })
  }
  const xs = readAxis(2, 16)
  const ys = readAxis(4, 32)
  const points = flags.map((flag, index) => ({
    x: xs[index] ?? 0,
    y: ys[index] ?? 0,
    isOnCurve: (flag & FLAG.onCurve) !== 0,
  }))
  return ends.map((end, index) => points.slice(index === 0 ? 0 : (ends[index - 1] ?? 0) + 1, end + 1))
}
