import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawLogo, drawnLogoAddress, inlineLogo } from './drawn-logo.ts'
import { hashOf } from './stable-hash.ts'

const WELL_FORMED =
  /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 96 96" width="96" height="96"><path fill="#[0-9a-f]{6}" d="[^<>&"]*"\/><text [^<>&]*>([\p{L}\p{N}]*)<\/text><\/svg>$/u

const monogramIn = (slug: string, name: string) => WELL_FORMED.exec(drawLogo(slug, name))?.[1]
const SLUGS = Array.from({ length: 40 }, (_, index) => `agency-${index}`)

test('a logo is drawn the same every time', () => {
  expect(drawLogo('severny-kontur', 'Северный контур')).toBe(drawLogo('severny-kontur', 'Северный контур'))
  // Logos are not stored: if the hash changed, every logo would.
  expect([hashOf(''), hashOf('a'), hashOf('foobar')]).toEqual([0x811c9dc5, 0xe40c292c, 0xbf9cf968])
})

test('different agencies look different', () => {
  expect(new Set(SLUGS.map(slug => drawLogo(slug, 'Контур'))).size).toBeGreaterThan(20)
})

describe('the monogram', () => {
  test('has the initial of the first word, or of the first two', () => {
    expect(new Set(SLUGS.map(slug => monogramIn(slug, 'северный контур')))).toEqual(new Set(['С', 'СК']))
  })

  test('skips quotes, dashes and one-letter words', () => {
    expect(new Set(SLUGS.map(slug => monogramIn(slug, '«Бюро и — К»')))).toEqual(new Set(['Б']))
  })

  test('works for a one-letter name', () => {
    for (const slug of SLUGS) expect(monogramIn(slug, '«Я»')).toBe('Я')
  })

  test('is empty for a name without letters, and the logo is still drawn', () => {
    for (const slug of SLUGS) expect(monogramIn(slug, '— & —')).toBe('')
  })
})

describe('the drawing is well-formed and contains only letters of the name', () => {
  test.each(['<script>alert(1)</script>', '"/><image href="x"/>', '&amp;', ']]>', '\u0000\ud800', '𝒜 𝒷', 'ßtraße'])(
    '%j',
    name => {
      for (const slug of SLUGS) expect(drawLogo(slug, name)).toMatch(WELL_FORMED)
    },
  )

  test('arbitrary names', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (name, slug) => WELL_FORMED.test(drawLogo(slug, name))),
    )
  })
})

test('a drawn logo is inlined as the same drawing, an uploaded one keeps its address', () => {
  const inline = inlineLogo(drawnLogoAddress('severny-kontur'), 'Северный контур')
  expect(decodeURIComponent(inline)).toBe(
    `data:image/svg+xml,${drawLogo('severny-kontur', 'Северный контур').replaceAll('"', "'")}`,
  )
  expect(inline).not.toMatch(/["#<>]/)
  expect(inlineLogo('/media/upload/7.png', 'Северный контур')).toBe('/media/upload/7.png')
})
