import { describe, expect, test } from 'vitest'
import { sexOf } from '#domain/pictures/given-names.ts'
import { drawLogo } from '#domain/pictures/logo/draw-logo.ts'
import { drawPortrait } from '#domain/pictures/portrait/draw-portrait.ts'
import { hashOf } from '#domain/pictures/stable-hash.ts'
import { makeMarket } from '#seed/market.ts'
import { FEMALE_NAMES, MALE_NAMES } from '#seed/names/people-words.ts'
import { drawCover } from '#server/media/drawings/draw-cover.ts'
import { gatherMarket } from '#tests/support/seed/gather-market.ts'

const market = gatherMarket(makeMarket({ size: 'demo', seed: 7, now: new Date('2026-05-16T15:20:00Z') }))

/** Elements close in order and hold no text: a drawing has outlines only. */
function isOutlinesOnly(svg: string): boolean {
  const open: string[] = []
  for (const [, text = '', slash, name = '', end] of svg.matchAll(/([^<]*)<(\/?)([a-zA-Z]+)[^<>&]*?(\/?)>/g)) {
    if (text !== '' || name === 'text') return false
    if (slash !== '' && open.pop() !== name) return false
    if (slash === '' && end === '') open.push(name)
  }
  return open.length === 0 && svg.endsWith('</svg>')
}

test('outlines are told from text and from broken markup', () => {
  expect(isOutlinesOnly('<svg><g><path d="M0 0"/></g></svg>')).toBe(true)
  for (const broken of ['<svg><text>a</text></svg>', '<svg><g></svg>', '<svg>a<g/></svg>']) {
    expect(isOutlinesOnly(broken)).toBe(false)
  }
})

describe('every name of the demo market', () => {
  test('of a company has a small logo', () => {
    const names = [...market.agency, ...market.client_company].map(({ name }) => name)
    const sizes = names.map(name => {
      const logo = drawLogo(name)
      expect(isOutlinesOnly(logo), name).toBe(true)
      return logo.length
    })
    expect(Math.max(...sizes)).toBeLessThan(2100)
    expect(sizes.filter(size => size < 700).length / sizes.length).toBeGreaterThan(0.87)
  })

  test('of a person has a portrait of the right sex', () => {
    expect(FEMALE_NAMES.filter(name => sexOf(`${name} Ким`) !== 'female')).toEqual([])
    expect(MALE_NAMES.filter(name => sexOf(`${name} Ким`) !== 'male')).toEqual([])
    for (const { author_name } of market.review.slice(0, 500)) {
      expect(isOutlinesOnly(drawPortrait(sexOf(author_name), hashOf(author_name))), author_name).toBe(true)
    }
  })

  test('of a client has a cover with its result', () => {
    const clients = new Map(market.client_company.map(client => [client.id, client.name]))
    for (const project of market.project.filter((_, index) => index % 5 === 0)) {
      const cover = drawCover({
        id: project.id,
        client: clients.get(project.client_id) ?? '',
        industry: project.industry,
        industryTitle: project.industry,
        kind: project.service,
        result: project.result,
        year: 2025,
        isNda: project.is_nda,
      })
      expect(isOutlinesOnly(cover), project.title).toBe(true)
      expect(cover.length).toBeLessThan(25_000)
    }
  })
})
