import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { initialsOf } from '../initials.ts'
import { PALETTES, paletteOf } from '../palettes.ts'
import { hashOf } from '../stable-hash.ts'
import { CONSTRUCTIONS, constructionOf, drawLogo, drawMark } from './draw-logo.ts'

const NAMES = Array.from({ length: 600 }, (_, index) => `Студия ${index} контур`)

/** Tags without text between them, attributes without markup: nothing of a name but its outlines. */
const DRAWING =
  /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" [^<>&]*>(?:<\/?(?:path|circle|ellipse|g|svg)(?: [^<>&]*)?>)+<\/svg>$/

test('a logo is drawn the same every time', () => {
  expect(drawLogo('Северный контур')).toBe(drawLogo('Северный контур'))
  // Logos are not stored: if the hash changed, every logo would.
  expect([hashOf(''), hashOf('a'), hashOf('foobar')]).toEqual([0x811c9dc5, 0xe40c292c, 0xbf9cf968])
  expect([constructionOf('Пять муравьёв'), PALETTES.indexOf(paletteOf('Пять муравьёв'))]).toEqual([13, 15])
})

test('there are 34 constructions and 16 palettes, and names reach them all', () => {
  expect([CONSTRUCTIONS, PALETTES.length]).toEqual([34, 16])
  expect(new Set(NAMES.map(constructionOf)).size).toBe(CONSTRUCTIONS)
  expect(new Set(NAMES.map(paletteOf)).size).toBe(PALETTES.length)
  expect(new Set(NAMES.map(drawLogo)).size).toBeGreaterThan(CONSTRUCTIONS * 10)
})

test('a logo is 96 wide and high, and every tag is closed', () => {
  for (const name of NAMES) {
    const logo = drawLogo(name)
    expect(logo).toMatch(/^<svg [^>]*width="96" height="96"/)
    const open: string[] = []
    for (const [, end, tag = '', alone] of logo.matchAll(/<(\/?)([a-zA-Z]+)[^>]*?(\/?)>/g)) {
      if (end) expect(open.pop()).toBe(tag)
      else if (!alone) open.push(tag)
    }
    expect(open).toEqual([])
  }
})

test('no construction or palette is much more frequent than another', () => {
  const counts = NAMES.map(constructionOf).reduce((sum, one) => sum.set(one, (sum.get(one) ?? 0) + 1), new Map())
  expect(Math.max(...counts.values())).toBeLessThan((3 * NAMES.length) / CONSTRUCTIONS)
})

test('a logo is small and keeps the colours of its palette', () => {
  for (const name of NAMES) {
    const logo = drawLogo(name)
    expect(logo.length).toBeLessThan(2000)
    const palette = new Set<string>(Object.values(paletteOf(name)))
    const colours = Array.from(logo.matchAll(/#[0-9a-f]{6}/g), ([colour]) => colour)
    expect(colours.filter(colour => !palette.has(colour))).toEqual([])
    expect(colours.length).toBeGreaterThan(0)
  }
  const sizes = NAMES.map(name => drawLogo(name).length)
  expect(sizes.reduce((sum, size) => sum + size) / sizes.length).toBeLessThan(500)
})

test('in grey, what is drawn on paper is dark enough and figures differ from their field', () => {
  for (const { field, figure, mark, inner } of PALETTES) {
    expect(contrast(mark, '#ffffff')).toBeGreaterThan(2)
    expect(contrast(field, figure)).toBeGreaterThan(3)
    expect(contrast(mark, inner)).toBeGreaterThan(3)
  }
})

describe('initials', () => {
  test.each([
    ['Северный контур', 'СК'],
    ['Вебясень', 'ВЕ'],
    ['Бюро «Верстак»', 'ВЕ'],
    ['Студия', 'СТ'],
    ['Точка и грань', 'ТГ'],
    ['Сто один кадр', 'СОК'],
    ['«Я»', 'Я'],
    ['Élan', 'ÉL'],
    ['7 пядей', '7П'],
    ['— & —', ''],
    ['東京', ''],
  ])('of %s are %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials)
  })
})

describe('a name injects no markup', () => {
  test.each(['<script>alert(1)</script>', '"/><image href="x"/>', '&amp;', ']]>', '\u0000\ud800', '𝒜 𝒷', 'ßtraße', ''])(
    '%j',
    name => {
      for (let index = 0; index < 60; index += 1) expect(drawLogo(name + index)).toMatch(DRAWING)
    },
  )

  test('arbitrary names', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), name => DRAWING.test(drawLogo(name))))
  })
})

test('no drawing has an id: a page shows many of them', () => {
  for (const name of NAMES) expect(drawMark(name)).not.toMatch(/ id=|url\(|href/)
})

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
