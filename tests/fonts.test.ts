import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Blob, Face, Font } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { expect, test } from 'vitest'
import { FEATURES, makeSubset, SUBSETS } from '../scripts/subset-fonts.ts'
import { readText } from './support/files/source-files.ts'

const FACE = /font-weight: ([\d ]+);\s*src: url\("@fonts\/([\w-]+)\.woff2"\)[^}]*?unicode-range:([^;]+);/g

function charactersOf(ranges: string): string[] {
  return Array.from(ranges.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)).flatMap(([, first = '', last = first]) => {
    const from = Number.parseInt(first, 16)
    return Array.from({ length: Number.parseInt(last, 16) - from + 1 }, (_, nth) => String.fromCodePoint(from + nth))
  })
}

const FONTS_CSS = readText('src/client/styles/fonts.css')
const facesIn = (css: string) =>
  Array.from(css.matchAll(FACE), ([, weights = '', name = '', ranges = '']) => ({
    name: name as keyof typeof SUBSETS,
    weights,
    ranges,
  }))
const hasItsCharacters = ({ name, ranges }: ReturnType<typeof facesIn>[number]) =>
  charactersOf(ranges).sort().join('') === [...SUBSETS[name].text].sort().join('')

test('every subset has its face', () => {
  expect(new Set(facesIn(FONTS_CSS).map(({ name }) => name))).toEqual(new Set(Object.keys(SUBSETS)))
})

test.each(facesIn(FONTS_CSS))('the face of $name says which characters it has', face => {
  expect(hasItsCharacters(face)).toBe(true)
})

test('a face with a character too many is found out', () => {
  const css = FONTS_CSS.replaceAll(/unicode-range:/g, 'unicode-range: U+4E00,')
  expect(facesIn(css).filter(hasItsCharacters)).toEqual([])
})

/** The rouble is also drawn beside heavier figures. */
test.each(facesIn(FONTS_CSS).filter(({ name }) => name !== 'golos-rouble'))(
  'the face of $name says which weights it has',
  ({ name, weights }) => {
    const { wght } = SUBSETS[name]
    expect(weights).toBe(typeof wght === 'number' ? String(wght) : `${wght.min} ${wght.max}`)
  },
)

/** Of a thousand. Outlines of Табло are rounded twice, because its range does not begin at a design of its own. */
const ROUNDING = 2
const GOLOS_TEXT = [400, 500]
const GOLOS_BOLD = [700]
const TABLO = [600, 800, 850]

test.each([
  ['golos-russian', GOLOS_TEXT],
  ['golos-latin', GOLOS_TEXT],
  ['golos-bold-russian', GOLOS_BOLD],
  ['golos-bold-latin', GOLOS_BOLD],
  ['tablo-russian', TABLO],
  ['tablo-signs', TABLO],
] as const)('%s has the outlines of its package at %j, the weights that texts have', async (name, weights) => {
  const { whole, text, wght } = SUBSETS[name]
  const [made, given] = [await makeSubset(SUBSETS[name]), readFileSync(fileURLToPath(whole))]
  for (const weight of weights) {
    const ofGiven = await outlinesOf(given, text, weight)
    const ofMade = await outlinesOf(made, text, typeof wght === 'number' ? undefined : weight)
    expect(ofMade).toHaveLength(ofGiven.length)
    expect(Math.max(...ofMade.map((at, nth) => Math.abs(at - (ofGiven[nth] ?? 0))))).toBeLessThanOrEqual(ROUNDING)
  }
})

/** All advances and coordinates of the font, without the first glyph, which no text shows. */
async function outlinesOf(file: Buffer, text: string, weight: number | undefined): Promise<number[]> {
  const axes = weight === undefined ? {} : { variationAxes: { wght: weight } }
  const options = { ...axes, targetFormat: 'sfnt' as const, keepFeatures: FEATURES }
  const font = new Font(new Face(new Blob(await subsetFont(file, text, options))))
  const glyphs = Buffer.from(font.face.referenceTable('maxp') ?? []).readUInt16BE(4)
  return Array.from({ length: glyphs - 1 }, (_, nth) => [
    font.glyphHAdvance(nth + 1),
    ...(font.glyphToPath(nth + 1).match(/-?[\d.]+/g) ?? []).map(Number),
  ]).flat()
}

const FALLBACK =
  /font-family: "(Golos Text|Tablo) (?:Fallback|Android)";[^}]*size-adjust: ([\d.]+)%;\s*ascent-override: ([\d.]+)%;\s*descent-override: ([\d.]+)%/g
const LINE = { 'Golos Text': { ascent: 98, descent: 22 }, Tablo: { ascent: 90, descent: 30 } }

/** Fallbacks whose lines are not as high as those of the face they stand for, to a percent. */
const uneven = (css: string): string[] =>
  fallbacksIn(css).flatMap(([, family, ...percents]) => {
    const [size = 0, ascent = 0, descent = 0] = percents.map(Number)
    const line = LINE[family as keyof typeof LINE]
    const isEven = [(size * ascent) / 100 - line.ascent, (size * descent) / 100 - line.descent].every(
      difference => Math.abs(difference) < 0.5,
    )
    return isEven ? [] : [`${family} ${percents.join(' ')}`]
  })
const fallbacksIn = (css: string) => Array.from(css.matchAll(FALLBACK))

test('every fallback has the line height of the face it replaces', () => {
  expect(fallbacksIn(FONTS_CSS)).toHaveLength(8)
  expect(uneven(FONTS_CSS)).toEqual([])
})

test('a fallback with higher lines is found out', () => {
  expect(uneven(FONTS_CSS.replaceAll(/ascent-override: /g, 'ascent-override: 1'))).toHaveLength(8)
})
