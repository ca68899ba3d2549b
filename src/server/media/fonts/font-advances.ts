/** Width of a text in ems. */
export type TextWidth = (text: string) => number

/**
 * Reads glyph widths from a TrueType font's tables (cmap format 4, hmtx): enough to break lines and cut names
 * precisely. Kerning is ignored: it is under one percent.
 */
export function readAdvances(font: Uint8Array): TextWidth {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength)
  const table = tablesOf(view)
  const unitsPerEm = view.getUint16(table('head') + 18)
  const metrics = view.getUint16(table('hhea') + 34)
  const hmtx = table('hmtx')
  const glyphOf = readGlyphs(view, table('cmap'))
  const known = new Map<string, number>()
  const advanceOf = (character: string): number => {
    const kept = known.get(character)
    if (kept !== undefined) return kept
    const glyph = glyphOf(character.codePointAt(0) ?? 0)
    const advance = view.getUint16(hmtx + Math.min(glyph, metrics - 1) * 4) / unitsPerEm
    known.set(character, advance)
    return advance
  }
  return text => [...text].reduce((sum, character) => sum + advanceOf(character), 0)
}

function tablesOf(view: DataView): (tag: string) => number {
  const offsets = new Map<string, number>()
  for (let index = 0; index < view.getUint16(4); index += 1) {
    const record = 12 + index * 16
    const tag = [0, 1, 2, 3].map(byte => String.fromCharCode(view.getUint8(record + byte))).join('')
    offsets.set(tag, view.getUint32(record + 8))
  }
  return tag => {
    const offset = offsets.get(tag)
    if (offset === undefined) throw new Error(`The font has no table ${tag}`)
    return offset
  }
}

/** OpenType cmap format 4: segments of characters, each with a delta or its own glyph list. */
function readGlyphs(view: DataView, cmap: number): (code: number) => number {
  const start = formatFour(view, cmap)
  const segments = view.getUint16(start + 6) / 2
  const [ends, starts, deltas, ranges] = [14, 16 + segments * 2, 16 + segments * 4, 16 + segments * 6].map(
    offset => start + offset,
  ) as [number, number, number, number]
  return code => {
    for (let segment = 0; segment < segments; segment += 1) {
      const at = segment * 2
      if (view.getUint16(ends + at) < code) continue
      const first = view.getUint16(starts + at)
      if (first > code) return 0
      const range = view.getUint16(ranges + at)
      const glyph = range === 0 ? code : view.getUint16(ranges + at + range + (code - first) * 2)
      return glyph === 0 ? 0 : (glyph + view.getUint16(deltas + at)) & 0xffff
    }
    return 0
  }
}

function formatFour(view: DataView, cmap: number): number {
  for (let index = 0; index < view.getUint16(cmap + 2); index += 1) {
    const subtable = cmap + view.getUint32(cmap + 4 + index * 8 + 4)
    if (view.getUint16(subtable) === 4) return subtable
  }
  throw new Error('The font has no cmap of format 4')
}
