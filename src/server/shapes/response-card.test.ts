import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { responseCard, shorten } from './response-card.ts'

const ROW: Parameters<typeof responseCard>[0] = {
  id: 38,
  overall: 5,
  body: 'Сделали в срок.',
  author_name: 'Анна Лебедева',
  author_role: 'директор по маркетингу',
  show_name: true,
  company_name: 'ООО «Пример»',
  evidence: 'company-mail',
  project: null,
  project_is_nda: null,
  price: null,
  months: null,
  better: null,
  published_at: new Date('2026-06-01T10:00:00Z'),
  agency_id: 7,
  slug: 'severny-kontur',
  name: 'Северный контур',
  logo: null,
  city: 'kazan',
}

describe('shortening a text', () => {
  test.each([
    ['keeps a text that fits', 'Сделали в срок', 14, 'Сделали в срок'],
    ['cuts at the last whole word', 'Сделали в срок и дёшево', 15, 'Сделали в срок…'],
    ['keeps a word that ends exactly at the limit', 'Сделали в срок и', 14, 'Сделали в срок…'],
    ['leaves no comma before the ellipsis', 'Сделали, но поздно', 9, 'Сделали…'],
    ['leaves no dash before the ellipsis', 'Сделали — но поздно', 10, 'Сделали…'],
    ['joins lines', 'Сделали\n\n  в   срок', 14, 'Сделали в срок'],
    ['cuts a text without spaces at the limit', 'А'.repeat(20), 10, `${'А'.repeat(10)}…`],
  ])('%s', (_, text, limit, expected) => {
    expect(shorten(text, limit)).toBe(expected)
  })

  test('gives a prefix no longer than the limit plus the ellipsis', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 60 }), (text, limit) => {
        const short = shorten(text, limit)
        const plain = text.replace(/\s+/g, ' ').trim()
        expect(short.length).toBeLessThanOrEqual(limit + 1)
        expect(short === plain || plain.startsWith(short.slice(0, -1))).toBe(true)
      }),
    )
  })
})

describe('a response as a card', () => {
  test('has the id of its agency, and a drawn logo if none was uploaded', () => {
    expect(responseCard(ROW)).toMatchObject({
      id: 38,
      agency: { id: 7, name_lat: 'severny-kontur', logo: '/media/logo/severny-kontur.svg', city: 'Казань' },
      author: 'Анна Лебедева',
      published_at: '2026-06-01T10:00:00.000Z',
    })
  })

  test('never exposes a hidden name', () => {
    expect(JSON.stringify(responseCard({ ...ROW, show_name: false }))).not.toContain('Лебедева')
  })

  test('of work under NDA names neither the project nor the client', () => {
    const card = responseCard({ ...ROW, project: 'Тайное дело', project_is_nda: true })
    expect(JSON.stringify(card)).not.toMatch(/Тайное дело|Пример/)
    expect(card.project).toBeNull()
  })

  test('treats unknown evidence as the weakest', () => {
    expect(responseCard({ ...ROW, evidence: 'unheard-of' } as typeof ROW).evidence).toBe('other-mail')
  })
})
