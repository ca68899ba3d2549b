import { Blob, Buffer, DrawFuncs, Face, Font, shape } from 'harfbuzzjs'

export interface Glyph {
  advance: number
  /** A relative SVG path from the pen's position on the baseline, y down. */
  outline: string
}

/** Outlines are rounded to this many units per em. */
const UNITS = 1000

/** Reads glyphs of a font in their Russian forms: without them Sofia Sans writes Bulgarian letters. No hinting, no kerning. */
export function readOutlines(file: Uint8Array): (character: string) => Glyph | null {
  const font = new Font(new Face(new Blob(file)))
  font.setScale(UNITS, UNITS)
  const draw = new DrawFuncs()
  draw.setMoveToFunc((x, y, pen) => (pen as RelativePen).move({ x, y: -y }))
  draw.setLineToFunc((x, y, pen) => (pen as RelativePen).line({ x, y: -y }))
  draw.setQuadraticToFunc((cx, cy, x, y, pen) => (pen as RelativePen).curve({ x: cx, y: -cy }, { x, y: -y }))
  draw.setClosePathFunc(pen => (pen as RelativePen).close())
  return character => {
    const buffer = new Buffer()
    buffer.addText(character)
    buffer.setScript('Cyrl')
    buffer.setLanguage('ru')
    buffer.guessSegmentProperties()
    shape(font, buffer)
    const glyph = buffer.getGlyphInfos()[0]?.codepoint ?? 0
    if (glyph === 0) return null
    const pen = new RelativePen()
    font.drawGlyph(glyph, draw, pen)
    return { advance: font.glyphHAdvance(glyph), outline: pen.path }
  }
}

interface Place {
  x: number
  y: number
}

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
    // HarfBuzz also draws the line that closes a contour, which `z` implies.
    if (this.#at.x + x === this.#start.x && this.#at.y + y === this.#start.y) return
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
