import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { expect, test } from 'vitest'
import { readGlyf } from '../scripts/read-glyf.ts'
import { FEATURES, makeSubset, SUBSETS } from '../scripts/subset-fonts.ts'
import { readText } from './support/files/source-files.ts'

const FACE = /url\("@fonts\/([\w-]+)\.woff2"\)[^}]*?unicode-range:([^;]+);/g

function charactersOf(ranges: string): string[] {
  return Array.from(ranges.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)).flatMap(([, first = '', last = first]) => {
    const from = Number.parseInt(first, 16)
    return Array.from({ length: Number.parseInt(last, 16) - from + 1 }, (_, nth) => String.fromCodePoint(from + nth))
  })
}

const faces = Array.from(readText('src/client/styles/fonts.css').matchAll(FACE), ([, name = '', ranges = '']) => ({
  name: name as keyof typeof SUBSETS,
  ranges,
}))

test('every subset has its face', () => {
  expect(new Set(faces.map(({ name }) => name))).toEqual(new Set(Object.keys(SUBSETS)))
})

test.each(faces)('the face of $name says which characters it has', ({ name, ranges }) => {
  expect(charactersOf(ranges).sort()).toEqual([...SUBSETS[name].text].sort())
})

/** All advances and coordinates of the font at a weight, without the first glyph, which no text shows. */
async function outlinesAt(font: Buffer, text: string, weight: number): Promise<number[]> {
  const options = { targetFormat: 'sfnt', variationAxes: { wght: weight }, keepFeatures: FEATURES } as const
  const { count, draw } = readGlyf(await subsetFont(font, text, options))
  return Array.from({ length: count - 1 }, (_, index) => {
    const { advance, contours, parts } = draw(index + 1)
    return [advance, ...[...contours.flat(), ...parts].flatMap(({ x, y }) => [x, y])]
  }).flat()
}

/** Of a thousand: a third of a pixel in the text. */
const MEDIUM_MAY_DIFFER = 22

test.each(['golos-russian', 'golos-latin', 'golos-signs', 'tablo-russian', 'tablo-signs'] as const)(
  '%s has the outlines of its package at both ends of the axis, and nearly so between them',
  async name => {
    const { whole, text, wght } = SUBSETS[name]
    const [made, given] = [await makeSubset(SUBSETS[name]), readFileSync(fileURLToPath(whole))]
    for (const weight of [wght.min, wght.max]) {
      expect(await outlinesAt(made, text, weight)).toEqual(await outlinesAt(given, text, weight))
    }
    const medium = await outlinesAt(given, text, wght.min + 100)
    const differences = (await outlinesAt(made, text, wght.min + 100)).map((at, nth) =>
      Math.abs(at - (medium[nth] ?? 0)),
    )
    expect(Math.max(...differences)).toBeLessThanOrEqual(MEDIUM_MAY_DIFFER)
  },
)

const FALLBACK =
  /font-family: "(Golos Text|Tablo) (?:Fallback|Android)";[^}]*size-adjust: ([\d.]+)%;\s*ascent-override: ([\d.]+)%;\s*descent-override: ([\d.]+)%/g
const LINE = { 'Golos Text': { ascent: 98, descent: 22 }, Tablo: { ascent: 90, descent: 30 } }

test('lines are as high in every fallback as in the face it stands for', () => {
  const fallbacks = Array.from(readText('src/client/styles/fonts.css').matchAll(FALLBACK))
  expect(fallbacks).toHaveLength(8)
  for (const [, family, ...percents] of fallbacks) {
    const [size = 0, ascent = 0, descent = 0] = percents.map(Number)
    const line = LINE[family as keyof typeof LINE]
    expect((size * ascent) / 100).toBeCloseTo(line.ascent, 0)
    expect((size * descent) / 100).toBeCloseTo(line.descent, 0)
  }
})
