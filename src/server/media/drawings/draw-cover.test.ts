import { describe, expect, test } from 'vitest'
import { paletteOf } from '#domain/pictures/palettes.ts'
import { BUSINESS_TYPES } from '#domain/vocabulary/business-types.ts'
import { type CoverFacts, drawCover } from './draw-cover.ts'
import { patternOf, TRADE_PATTERNS } from './trade-patterns.ts'

const FACTS: CoverFacts = {
  id: 7,
  client: 'Волжские окна',
  industry: 'construction',
  industryTitle: 'Строительство',
  kind: 'Интернет-магазины',
  result: 'Заявок больше на 94 %',
  year: 2024,
  isNda: false,
}
const draw = (change: Partial<CoverFacts> = {}, variant?: 'small') => drawCover({ ...FACTS, ...change }, variant)
/** Lines of text: their sizes, from the largest. */
const sizesIn = (svg: string) =>
  Array.from(svg.matchAll(/matrix\(([\d.]+) /g), ([, scale]) => Math.round(Number(scale) * 1000)).sort((a, b) => b - a)
const DRAWING = /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" [^<>&]*>(?:<\/?(?:path|g)(?: [^<>&]*)?>)+<\/svg>$/

test('the same facts give the same cover, in the palette of the client’s logo', () => {
  expect(draw()).toBe(draw())
  expect(draw()).toContain(`fill="${paletteOf('Волжские окна').field}"`)
})

test('the result is the hero, with the name and a caption', () => {
  const [hero = 0, name, caption] = sizesIn(draw())
  expect([hero, name, caption]).toEqual([124, 37, 20])
})

test('two bars from one zero appear only where both values are known', () => {
  const bars = (svg: string) =>
    Array.from(svg.matchAll(/stroke="none"[^>]* d="M24 \d+h(\d+)/g), ([, width]) => Number(width))
  expect(bars(draw())).toEqual([])
  expect(bars(draw({ result: 'Загрузка страниц ускорилась с 5 секунд до 2 секунд' }))).toEqual([250, 100])
})

test('without a measured result the name is the hero', () => {
  for (const result of [null, 'Концепция принята с первого показа']) expect(sizesIn(draw({ result }))[0]).toBe(80)
})

test('under NDA the cover reveals neither the client nor its palette or result', () => {
  const hidden = draw({ isNda: true })
  expect(hidden).toBe(draw({ isNda: true, client: 'Другой клиент', result: null }))
  expect(hidden).not.toBe(draw({ isNda: true, kind: 'Брендинг' }))
})

test('a small cover has the name and the figure only', () => {
  expect(sizesIn(draw({}, 'small')).length).toBe(2)
  expect(sizesIn(draw({ client: 'Софтторг', result: null }, 'small')).length).toBe(1)
})

describe('patterns', () => {
  test.each(BUSINESS_TYPES.map(({ slug }) => slug))('the trade %s has one of its own', slug => {
    expect(Object.keys(TRADE_PATTERNS)).toContain(slug)
    expect(draw({ industry: slug })).toMatch(DRAWING)
    expect(draw({ industry: slug })).not.toBe(draw({ industry: 'unknown' }))
  })

  test('sixteen differ, and an unknown trade gets plain diagonals', () => {
    expect(new Set([...Object.values(TRADE_PATTERNS), patternOf('unknown')]).size).toBe(16)
    expect(draw({ industry: 'unknown' })).toMatch(DRAWING)
  })
})

test.each([
  '<script>alert(1)</script>',
  '"/><image href="x"/>',
  '&amp;\u0000\ud800',
  '東京',
  'Научно-производственное объединение «Верхневолжскэнергостроймонтажпроект» и партнёры',
])('the name %j leaves only outlines', client => {
  for (const variant of [undefined, 'small'] as const) {
    for (const result of [FACTS.result, null]) expect(draw({ client, result }, variant)).toMatch(DRAWING)
  }
})
