import { readGlyphs, tablesOf } from '#server/media/fonts/font-advances.ts'
import { type Contour, type Draw, type Point, readGlyf } from './read-glyf.ts'
import { readRussianForms } from './read-russian-forms.ts'

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
  const { draw } = readGlyf(font)
  const russianOf = readRussianForms(view, table)
  const scale = UNITS / view.getUint16(table('head') + 18)
  return character => {
    const plain = glyphOf(character.codePointAt(0) ?? 0)
    if (plain === 0) return null
    const glyph = russianOf(plain)
    const { advance } = draw(glyph)
    const outline = pathOf(contoursOf(draw, glyph), scale)
    return { advance: Math.round(advance * scale), outline }
  }
}

function contoursOf(draw: Draw, glyph: number): readonly Contour[] {
  const { contours, parts } = draw(glyph)
  if (parts.some(({ isScaled }) => isScaled)) throw new Error('Only moved parts of a composed glyph are known')
  const moved = parts.flatMap(({ glyph, x, y }) =>
    contoursOf(draw, glyph).map(contour => contour.map(point => ({ ...point, x: point.x + x, y: point.y + y }))),
  )
  return [...contours, ...moved]
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
