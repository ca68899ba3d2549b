import type { tablesOf } from '#server/media/fonts/font-advances.ts'

/**
 * Glyph substitutions of the `locl` feature for Russian text (OpenType GSUB, single substitution only). Without them
 * Sofia Sans writes Bulgarian letterforms.
 */
export function readRussianForms(view: DataView, table: ReturnType<typeof tablesOf>): (glyph: number) => number {
  const gsub = table('GSUB')
  const [scripts, features, lookups] = [4, 6, 8].map(offset => gsub + view.getUint16(gsub + offset)) as [
    number,
    number,
    number,
  ]
  const script = recordsOf(view, scripts, 0).find(({ tag }) => tag === 'cyrl')
  const language = script && recordsOf(view, script.at, 2).find(({ tag }) => tag === 'RUS ')
  if (!language) return glyph => glyph
  const isUsed = new Set(numbersAt(view, language.at + 4))
  const forms = new Map<number, number>()
  for (const [index, feature] of recordsOf(view, features, 0).entries()) {
    if (feature.tag !== 'locl' || !isUsed.has(index)) continue
    for (const lookup of numbersAt(view, feature.at + 2)) {
      readLookup(view, lookups + view.getUint16(lookups + 2 + lookup * 2), forms)
    }
  }
  return glyph => forms.get(glyph) ?? glyph
}

/** Tagged records with offsets from the table's start; `skipped` bytes precede their count. */
function recordsOf(view: DataView, table: number, skipped: number): { tag: string; at: number }[] {
  const first = table + skipped + 2
  return Array.from({ length: view.getUint16(table + skipped) }, (_, index) => {
    const record = first + index * 6
    const tag = [0, 1, 2, 3].map(byte => String.fromCharCode(view.getUint8(record + byte))).join('')
    return { tag, at: table + view.getUint16(record + 4) }
  })
}

const numbersAt = (view: DataView, at: number): number[] =>
  Array.from({ length: view.getUint16(at) }, (_, index) => view.getUint16(at + 2 + index * 2))

const SINGLE = 1
const EXTENSION = 7

function readLookup(view: DataView, lookup: number, forms: Map<number, number>): void {
  for (const offset of numbersAt(view, lookup + 4)) {
    const subtable = lookup + offset
    const isExtension = view.getUint16(lookup) === EXTENSION
    const type = isExtension ? view.getUint16(subtable + 2) : view.getUint16(lookup)
    if (type === SINGLE) readSingle(view, isExtension ? subtable + view.getUint32(subtable + 4) : subtable, forms)
  }
}

function readSingle(view: DataView, subtable: number, forms: Map<number, number>): void {
  const covered = coverageAt(view, subtable + view.getUint16(subtable + 2))
  const isDelta = view.getUint16(subtable) === 1
  for (const [index, glyph] of covered.entries()) {
    forms.set(
      glyph,
      isDelta ? (glyph + view.getInt16(subtable + 4)) & 0xffff : view.getUint16(subtable + 6 + index * 2),
    )
  }
}

function coverageAt(view: DataView, at: number): number[] {
  if (view.getUint16(at) === 1) return numbersAt(view, at + 2)
  return Array.from({ length: view.getUint16(at + 2) }, (_, index) => at + 4 + index * 6).flatMap(range => {
    const first = view.getUint16(range)
    return Array.from({ length: view.getUint16(range + 2) - first + 1 }, (_, index) => first + index)
  })
}
