import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ADDEND_FILLS } from '#client/ui/scale/addend-fills.ts'
import { FACTORS } from '#domain/rating/factors.ts'
import { paintSvg } from './support/files/resvg.ts'

// A colour-blind reader and a printed page must still tell the addends apart: painted, turned grey, then compared.

const SIZE = 40
const ADDENDS = FACTORS.map(factor => ADDEND_FILLS[factor])
type Colours = Readonly<Record<string, string | undefined>>

const read = (path: string) => readFileSync(new URL(`../src/client/${path}`, import.meta.url), 'utf8')
const css = read('styles/tokens.css')
// Names that the compiler does not follow: React's types would empty those of elements for the tests in Chromium.
const load = (name: string) => import(name)
const { Hatches } = await load('#client/ui/scale/hatches.tsx')
const { createElement } = await load('react')
const { renderToStaticMarkup } = await load('react-dom/server')
const PATTERNS: string = renderToStaticMarkup(createElement(Hatches))
const [light = '', dark = ''] = css.split('prefers-color-scheme: dark')
const coloursIn = (mode: string): Colours =>
  Object.fromEntries([...mode.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]))

/** Brightness of each pixel, 0…255, by rows. */
function paintGrey(addend: string, colours: Colours): number[][] {
  const patterns = PATTERNS.replace(
    /class="_(works|voices|self)(-tint)?_\w+"/g,
    (_, name, tint = '') => `fill="${colours[name + tint]}"`,
  )
  const [hue = '', hatch] = addend.split('-')
  const fill = hatch ? `url(#hatch-${hue})` : colours[hue]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}">${patterns}<rect width="${SIZE}" height="${SIZE}" fill="${fill}"/></svg>`
  const { pixels } = paintSvg(svg)
  return Array.from({ length: SIZE }, (_, y) =>
    Array.from({ length: SIZE }, (__, x) => {
      const at = (y * SIZE + x) * 4
      return 0.299 * (pixels[at] ?? 0) + 0.587 * (pixels[at + 1] ?? 0) + 0.114 * (pixels[at + 2] ?? 0)
    }),
  )
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
const spread = (values: readonly number[]): number => Math.max(...values) - Math.min(...values)

/** Solid, or the direction of its lines. */
function textureOf(grey: number[][]): string {
  const rows = spread(grey.map(mean))
  const columns = spread(Array.from({ length: SIZE }, (_, x) => mean(grey.map(row => row[x] ?? 0))))
  if (spread(grey.flat()) < 8) return 'solid'
  if (rows > 2 * columns) return 'horizontal'
  return columns > 2 * rows ? 'vertical' : 'diagonal'
}

const texturesOf = (colours: Colours): string[] => ADDENDS.map(addend => textureOf(paintGrey(addend, colours)))

/** Neighbours that differ neither in texture nor clearly in brightness. */
function alikeNeighbours(colours: Colours): string[] {
  const painted = ADDENDS.map(addend => ({ addend, grey: paintGrey(addend, colours) }))
  return painted.flatMap(({ addend, grey }, index) => {
    const next = painted[index + 1]
    if (!next || textureOf(grey) !== textureOf(next.grey)) return []
    return Math.abs(mean(grey.flat()) - mean(next.grey.flat())) > 8 ? [] : [`${addend} and ${next.addend}`]
  })
}

describe.each([
  ['light', coloursIn(light)],
  ['dark', coloursIn(dark)],
])('in grey, %s', (_, colours) => {
  test('small addends are hatched in three directions, heavy ones are solid', () => {
    expect(texturesOf(colours)).toEqual([...['solid', 'solid', 'solid'], ...['diagonal', 'vertical', 'horizontal']])
  })

  test('neighbours differ in texture or clearly in brightness', () => {
    expect(alikeNeighbours(colours)).toEqual([])
  })
})

test('equal colours and hatches that cannot be seen are found out', () => {
  const hues = ['works', 'voices', 'self']
  const grey = Object.fromEntries(hues.flatMap(hue => [hue, `${hue}-tint`]).map(name => [name, '#777777']))
  expect(new Set(texturesOf(grey))).toEqual(new Set(['solid']))
  expect(alikeNeighbours(grey)).toHaveLength(ADDENDS.length - 1)
})
