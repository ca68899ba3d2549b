import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawLogo } from './draw-logo.ts'
import { hashOf } from './hash.ts'

const WHOLE =
  /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 96 96" width="96" height="96"><g fill="#[0-9a-f]{6}"><(?:rect|circle|path) [^<>&]*\/><\/g><text [^<>&]*>([\p{L}\p{N}]*)<\/text><\/svg>$/u

const emailsOf = (slug: string, name: string) => WHOLE.exec(drawLogo(slug, name))?.[1]
const SLUGS = Array.from({ length: 40 }, (_, index) => `agency-${index}`)

test('a logo drawn today is drawn the same tomorrow', () => {
  expect(drawLogo('severny-kontur', 'Северный контур')).toBe(drawLogo('severny-kontur', 'Северный контур'))
  // The numbers are stored nowhere: were they to change, every logo would.
  expect([hashOf(''), hashOf('a'), hashOf('foobar')]).toEqual([0x811c9dc5, 0xe40c292c, 0xbf9cf968])
})

test('different agencies look different', () => {
  expect(new Set(SLUGS.map(slug => drawLogo(slug, 'Контур'))).size).toBeGreaterThan(20)
})

describe('the letters', () => {
  test('are the first of the name, or of its first two words', () => {
    expect(new Set(SLUGS.map(slug => emailsOf(slug, 'северный контур')))).toEqual(new Set(['С', 'СК']))
  })

  test('pass over quotes, dashes and words of one letter', () => {
    expect(new Set(SLUGS.map(slug => emailsOf(slug, '«Бюро и — К»')))).toEqual(new Set(['Б']))
  })

  test('come from a one-letter name too', () => {
    for (const slug of SLUGS) expect(emailsOf(slug, '«Я»')).toBe('Я')
  })

  test('are none where the name has none, and the logo is still drawn', () => {
    for (const slug of SLUGS) expect(emailsOf(slug, '— & —')).toBe('')
  })
})

describe('whatever the name, the picture is well-formed and holds only letters of it', () => {
  test.each(['<script>alert(1)</script>', '"/><image href="x"/>', '&amp;', ']]>', '\u0000\ud800', '𝒜 𝒷', 'ßtraße'])(
    '%j',
    name => {
      for (const slug of SLUGS) expect(drawLogo(slug, name)).toMatch(WHOLE)
    },
  )

  test('any other', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), fc.string(), (name, slug) => WHOLE.test(drawLogo(slug, name))))
  })
})
