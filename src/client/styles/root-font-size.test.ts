import { expect, test } from 'vitest'
import { rootFontSize } from '#domain/web/font-size.ts'

// The client has no Node types, and Vitest stubs imported stylesheets, hence getBuiltinModule.
declare const process: { getBuiltinModule(id: 'node:fs'): { readFileSync(path: URL, encoding: 'utf8'): string } }
const { readFileSync } = process.getBuiltinModule('node:fs')
const css = readFileSync(new URL('./base.css', import.meta.url), 'utf8')

/** Percentages are relative to the browser default of 16 px. */
const pixels = (percent: number): number => (percent / 100) * 16

/** The size that the stylesheet gives on a desktop. */
function desktopSize(text: string, width: number): number {
  const found = /html\.desktop \{\s*font-size: clamp\(([\d.]+)%, ([\d.]+)vw \+ ([\d.]+)%, ([\d.]+)%\)/.exec(text)
  const [least, slope, start, most] = (found ?? []).slice(1).map(Number) as [number, number, number, number]
  return Math.min(Math.max(pixels(least), (slope * width) / 100 + pixels(start)), pixels(most))
}

/** The size that the stylesheet gives on a phone. */
function mobileSize(text: string, width: number): number {
  const found = /html\.mobile \{\s*font-size: clamp\(([\d.]+)%, 100vw \/ (\d+), (\d+)px \/ (\d+)\)/.exec(text)
  const [least, part, widest, widestPart] = (found ?? []).slice(1).map(Number) as [number, number, number, number]
  return Math.min(Math.max(pixels(least), width / part), widest / widestPart)
}

const WIDTHS = { desktop: [800, 1024, 1100, 1192, 1280, 1360, 1920], mobile: [280, 320, 360, 390, 430, 600, 800, 1200] }

test('the desktop formula in base.css matches the domain', () => {
  for (const width of WIDTHS.desktop) {
    expect(desktopSize(css, width)).toBeCloseTo(rootFontSize('desktop', width), 1)
  }
})

test('another formula gives another size', () => {
  const steeper = css.replace(
    /(html\.desktop \{\s*font-size: clamp\([\d.]+%, )[\d.]+vw/,
    (_, before: string) => `${before}2vw`,
  )
  expect(desktopSize(steeper, 1100)).not.toBeCloseTo(rootFontSize('desktop', 1100), 1)
  expect(desktopSize('html.desktop { font-size: 10px }', 1100)).toBeNaN()
})

test('the phone formula in base.css matches the domain', () => {
  for (const width of WIDTHS.mobile) expect(mobileSize(css, width)).toBeCloseTo(rootFontSize('mobile', width), 1)
})

test.each([
  ['another least size', /(html\.mobile \{\s*font-size: clamp\()[\d.]+%/, '$1120%'],
  ['another part of the width', /100vw \/ \d+/, '100vw / 12'],
  ['another widest window', /(100vw \/ \d+, )\d+px/, '$1900px'],
  ['another size at the widest window', /(\d+px \/ )\d+\)/, '$118)'],
])('%s of phones is found out', (_, old, changed) => {
  const wrong = css.replace(old, changed)
  expect(wrong).not.toBe(css)
  const sizes = WIDTHS.mobile.map(width => Math.abs(mobileSize(wrong, width) - rootFontSize('mobile', width)))
  expect(Math.max(...sizes)).toBeGreaterThan(0.5)
  expect(mobileSize('html.mobile { font-size: 10px }', 390)).toBeNaN()
})
