import { expect, test } from 'vitest'
import { FONT_SIZE, rootFontSize } from '#domain/web/font-size.ts'

// The client has no Node types, and Vitest stubs imported stylesheets, hence getBuiltinModule.
declare const process: { getBuiltinModule(id: 'node:fs'): { readFileSync(path: URL, encoding: 'utf8'): string } }
const { readFileSync } = process.getBuiltinModule('node:fs')
const css = readFileSync(new URL('./base.css', import.meta.url), 'utf8')

/** Percentages are relative to the browser default of 16 px. */
const pixels = (percent: number): number => (percent / 100) * 16

test('the desktop formula in base.css matches the domain', () => {
  const found = /html\.desktop \{\s*font-size: clamp\(([\d.]+)%, ([\d.]+)vw \+ ([\d.]+)%, ([\d.]+)%\)/.exec(css)
  const [least, slope, start, most] = (found ?? []).slice(1).map(Number) as [number, number, number, number]
  for (const width of [800, 1024, 1100, 1192, 1280, 1360, 1920]) {
    const size = Math.min(Math.max(pixels(least), (slope * width) / 100 + pixels(start)), pixels(most))
    expect(size).toBeCloseTo(rootFontSize('desktop', width), 1)
  }
})

test('the phone formula in base.css matches the domain', () => {
  const { baseWidth, baseSize, maxWidth, minSize } = FONT_SIZE.mobile
  const found = /html\.mobile \{\s*font-size: clamp\(([\d.]+)%, 100vw \/ (\d+), (\d+)px \/ (\d+)\)/.exec(css)
  const [least, part, widest, widestPart] = (found ?? []).slice(1).map(Number)
  expect([pixels(least ?? 0), part, widest, widestPart]).toEqual([
    minSize,
    baseWidth / baseSize,
    maxWidth,
    baseWidth / baseSize,
  ])
})
