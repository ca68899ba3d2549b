import { type Drawing, readGlyf } from './read-glyf.ts'

// Golos has separate outlines for every hundred of weight, which are two thirds of its bytes. Outlines made here go
// straight from the lightest weight to the heaviest; advances and kerning are unchanged.

/**
 * Replaces `gvar` (OpenType, «Glyph Variations Table») of a font with one axis whose default is its minimum.
 * `heaviest` is the same font pinned to the maximum.
 */
export function straightenAxis(variable: Uint8Array, heaviest: Uint8Array): Buffer {
  const [light, heavy] = [readGlyf(variable), readGlyf(heaviest)]
  if (light.count !== heavy.count) throw new Error('The fonts have different glyphs')
  const variations = Array.from({ length: light.count }, (_, glyph) =>
    variation(pointsOf(light.draw(glyph)), pointsOf(heavy.draw(glyph))),
  )
  return withTable(variable, 'gvar', glyphVariations(variations))
}

type Place = readonly [x: number, y: number]

/** The last four are the glyph's edges: left, right, top, bottom. */
const pointsOf = ({ advance, contours, parts }: Drawing): Place[] => [
  ...[...contours.flat(), ...parts].map(({ x, y }): Place => [x, y]),
  [0, 0],
  [advance, 0],
  [0, 0],
  [0, 0],
]

const u16 = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 2)
  for (const [index, value] of values.entries()) bytes.writeUInt16BE(value, index * 2)
  return bytes
}

const u32 = (value: number): Buffer => u16(value >>> 16, value & 0xffff)

const PRIVATE_POINTS = 0x2000
const ALL_POINTS = 0

/** The one tuple of a glyph: how far each point goes, x of all, then y of all. */
function variation(light: readonly Place[], heavy: readonly Place[]): Buffer {
  if (light.length !== heavy.length) throw new Error('The drawings of a glyph have different points')
  const along = (axis: 0 | 1) => light.map((place, index) => (heavy[index]?.[axis] ?? 0) - place[axis])
  const [x, y] = [along(0), along(1)]
  if ([...x, ...y].every(delta => delta === 0)) return Buffer.alloc(0)
  const data = Buffer.from([ALL_POINTS, ...packed(x), ...packed(y)])
  const bytes = Buffer.concat([u16(1, 8, data.length, PRIVATE_POINTS), data])
  return Buffer.concat([bytes, Buffer.alloc(bytes.length % 2)])
}

const RUN = { zeros: 0x80, words: 0x40, longest: 64 }

/** Runs of zeros, bytes or words, each after a byte with its kind and length. */
function packed(deltas: readonly number[]): number[] {
  const kindOf = (delta: number) => (delta === 0 ? RUN.zeros : delta >= -128 && delta <= 127 ? 0 : RUN.words)
  const bytes: number[] = []
  for (let at = 0; at < deltas.length; ) {
    const kind = kindOf(deltas[at] ?? 0)
    let end = at
    while (end < deltas.length && end - at < RUN.longest && kindOf(deltas[end] ?? 0) === kind) end += 1
    const run = deltas.slice(at, end)
    bytes.push(kind | (run.length - 1))
    if (kind === 0) bytes.push(...run.map(delta => delta & 0xff))
    if (kind === RUN.words) bytes.push(...run.flatMap(delta => [(delta >> 8) & 0xff, delta & 0xff]))
    at = end
  }
  return bytes
}

const HEADER = 20
/** As a fixed-point number of 14 bits: the far end of the axis. */
const MAXIMUM = 0x4000

function glyphVariations(variations: readonly Buffer[]): Buffer {
  const offsets = [0]
  for (const { length } of variations) offsets.push((offsets.at(-1) ?? 0) + length / 2)
  const shared = HEADER + offsets.length * 2
  // Version 1.0, one axis, one shared tuple, short offsets.
  const header = [u16(1, 0, 1, 1), u32(shared), u16(variations.length, 0), u32(shared + 2)]
  return Buffer.concat([...header, u16(...offsets), u16(MAXIMUM), ...variations])
}

/** The table is put at the end of the file; nothing reads the checksums before the font is written anew. */
function withTable(font: Uint8Array, tag: string, table: Buffer): Buffer {
  const bytes = Buffer.from(font)
  const records = bytes.subarray(12, 12 + bytes.readUInt16BE(4) * 16)
  const at = 12 + records.indexOf(tag, 'latin1')
  if (at < 12) throw new Error(`The font has no table ${tag}`)
  bytes.writeUInt32BE(bytes.length, at + 8)
  bytes.writeUInt32BE(table.length, at + 12)
  return Buffer.concat([bytes, table])
}
