import { readGlyphs, tablesOf } from '#server/media/font-advances.ts'
import { readRussianForms } from './read-russian-forms.ts'

interface Point {
  x: number
  y: number
  isOnCurve: boolean
}
type Contour = readonly Point[]

export interface Glyph {
  advance: number
  /** A relative SVG path from the pen's position on the baseline, y down. */
  outline: string
}

/** Outlines are rounded to this many units per em. */
const UNITS = 1000

/** Reads glyphs of a static TrueType font in their Russian forms, without hinting and kerning. */
export function readOutlines(font: Uint8Array): (character: string) => Glyph | null {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength)
  const table = tablesOf(view)
  const glyphOf = readGlyphs(view, table('cmap'))
  const russianOf = readRussianForms(view, table)
  const scale = UNITS / view.getUint16(table('head') + 18)
  const metrics = view.getUint16(table('hhea') + 34)
  return character => {
    const plain = glyphOf(character.codePointAt(0) ?? 0)
    if (plain === 0) return null
    const glyph = russianOf(plain)
    const advance = view.getUint16(table('hmtx') + Math.min(glyph, metrics - 1) * 4)
    const outline = pathOf(contoursOf(view, table, glyph), scale)
    return { advance: Math.round(advance * scale), outline }
  }
}

type Tables = ReturnType<typeof tablesOf>

/** OpenType `glyf`: a negative number of contours marks a glyph composed of others. */
function contoursOf(view: DataView, table: Tables, glyph: number): Contour[] {
  const isLong = view.getInt16(table('head') + 50) === 1
  const offsetOf = (index: number) =>
    isLong ? view.getUint32(table('loca') + index * 4) : view.getUint16(table('loca') + index * 2) * 2
  if (offsetOf(glyph) === offsetOf(glyph + 1)) return []
  const start = table('glyf') + offsetOf(glyph)
  const count = view.getInt16(start)
  return count < 0 ? composed(view, table, start + 10) : simple(view, start + 10, count)
}

const PART = { words: 1, offsets: 2, scale: 8, more: 32, scales: 64, matrix: 128 }

function composed(view: DataView, table: Tables, start: number): Contour[] {
  const contours: Contour[] = []
  let at = start
  let flags = PART.more
  while (flags & PART.more) {
    flags = view.getUint16(at)
    if (!(flags & PART.offsets) || flags & (PART.scale | PART.scales | PART.matrix))
      throw new Error('Only moved parts of a composed glyph are known')
    const isWords = (flags & PART.words) !== 0
    const dx = isWords ? view.getInt16(at + 4) : view.getInt8(at + 4)
    const dy = isWords ? view.getInt16(at + 6) : view.getInt8(at + 5)
    const part = contoursOf(view, table, view.getUint16(at + 2))
    contours.push(...part.map(contour => contour.map(point => ({ ...point, x: point.x + dx, y: point.y + dy }))))
    at += isWords ? 8 : 6
  }
  return contours
}

const FLAG = { onCurve: 1, repeat: 8 }

function simple(view: DataView, start: number, count: number): Contour[] {
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

function pathOf(contours: readonly Contour[], scale: number): string {
  const pen = new RelativePen()
  for (const contour of contours) {
    const points = withImplied(contour).map(({ x, y, isOnCurve }) => ({ x: x * scale, y: -y * scale, isOnCurve }))
    const [first, ...rest] = points
    if (!first) continue
    pen.move(first)
    for (let index = 0; index < rest.length; index += 1) {
      const point = rest[index] ?? first
      if (point.isOnCurve) pen.line(point)
      else {
        index += 1
        pen.curve(point, rest[index] ?? first)
      }
    }
    pen.close()
  }
  return pen.path
}

/** Starts on the curve, with a point between each two control points. */
function withImplied(contour: Contour): Point[] {
  const start = contour.findIndex(point => point.isOnCurve)
  const turned = [...contour.slice(start), ...contour.slice(0, start)]
  return turned.flatMap((point, index) => {
    const next = turned[(index + 1) % turned.length] ?? point
    if (point.isOnCurve || next.isOnCurve) return [point]
    return [point, { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2, isOnCurve: true }]
  })
}

type Place = Pick<Point, 'x' | 'y'>

/** Writes whole numbers; what is lost by rounding is made up by the next point. */
class RelativePen {
  path = ''
  #at = { x: 0, y: 0 }
  #start = { x: 0, y: 0 }
  #control: Place | null = null
  #command = ''

  move(to: Place): void {
    this.#write('m', this.#step(to))
    this.#at = rounded(to)
    this.#start = this.#at
    this.#control = null
  }

  line(to: Place): void {
    const [x = 0, y = 0] = this.#step(to)
    if (x !== 0 && y !== 0) this.#write('l', [x, y])
    else if (x !== 0) this.#write('h', [x])
    else if (y !== 0) this.#write('v', [y])
    this.#at = rounded(to)
    this.#control = null
  }

  curve(control: Place, to: Place): void {
    const mirrored = this.#control && { x: 2 * this.#at.x - this.#control.x, y: 2 * this.#at.y - this.#control.y }
    const isMirrored = mirrored && Math.hypot(mirrored.x - control.x, mirrored.y - control.y) <= 1.5
    if (isMirrored) this.#write('t', this.#step(to))
    else this.#write('q', [...this.#step(control), ...this.#step(to)])
    this.#control = isMirrored ? mirrored : rounded(control)
    this.#at = rounded(to)
  }

  close(): void {
    this.path += 'z'
    this.#command = 'z'
    this.#at = this.#start
  }

  #step(to: Place): number[] {
    return [Math.round(to.x) - this.#at.x, Math.round(to.y) - this.#at.y]
  }

  #write(command: string, numbers: readonly number[]): void {
    const text = numbers.map((value, index) => (index > 0 && value >= 0 ? ` ${value}` : String(value))).join('')
    const isSame = command === this.#command && command !== 'm'
    this.path += isSame ? (text.startsWith('-') ? text : ` ${text}`) : command + text
    this.#command = command
  }
}

const rounded = ({ x, y }: Place): Place => ({ x: Math.round(x), y: Math.round(y) })
