import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { paintSvg } from './support/files/resvg.ts'

// A colour-blind reader and a printed page must still tell the addends apart: painted, turned grey, then compared.

const SIZE = 40
const ADDENDS = ['works', 'voices', 'self', 'works-hatch', 'voices-hatch', 'self-hatch'] as const
type Addend = (typeof ADDENDS)[number]

const read = (path: string) => readFileSync(new URL(`../src/client/${path}`, import.meta.url), 'utf8')
const css = read('styles/tokens.css')
const PATTERNS = read('ui/scale/hatches.tsx').match(/<pattern.*<\/pattern>/s)?.[0] ?? ''
const [light = '', dark = ''] = css.split('prefers-color-scheme: dark')
const coloursIn = (mode: string) =>
  Object.fromEntries([...mode.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]))

/** Brightness of each pixel, 0…255, by rows. */
function paintGrey(addend: Addend, colours: Record<string, string | undefined>): number[][] {
  const patterns = PATTERNS.replace(
    /className=\{addend(?:\.|\[')(works|voices|self)(-tint)?(?:'\])?\}/g,
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

describe.each([
  ['light', coloursIn(light)],
  ['dark', coloursIn(dark)],
])('in grey, %s', (_, colours) => {
  test('small addends are hatched in three directions, heavy ones are solid', () => {
    expect(ADDENDS.map(addend => textureOf(paintGrey(addend, colours)))).toEqual([
      ...['solid', 'solid', 'solid'],
      ...['diagonal', 'vertical', 'horizontal'],
    ])
  })

  test('neighbours differ in texture or clearly in brightness', () => {
    const painted = ADDENDS.map(addend => paintGrey(addend, colours))
    for (const [index, grey] of painted.entries()) {
      const next = painted[index + 1]
      if (!next) break
      const differs = textureOf(grey) !== textureOf(next) || Math.abs(mean(grey.flat()) - mean(next.flat())) > 8
      expect(differs, `${ADDENDS[index]} and ${ADDENDS[index + 1]}`).toBe(true)
    }
  })
})
