import type { CompareTable } from '#client/pages/compare/use-table.ts'

type Row = CompareTable['groups'][number]['rows'][number]

export const sampleCell = (text: string, items: string[] = []) => ({
  type: 'text' as const,
  text,
  items,
  is_best: false,
})

export const sampleRow = (key: string, change: Partial<Row> = {}): Row => ({
  key,
  title: key,
  sort: `-${key}`,
  is_same: false,
  best: null,
  cells: [],
  ...change,
})

/** Agencies of a rating with two factors, the second one with less of the first factor, and so on. */
export function sampleTable(names: readonly string[], groups: CompareTable['groups'] = []): CompareTable {
  return {
    tabs: [{ key: 'main', title: 'Главное' }],
    tab: null,
    sortedColumn: null,
    missing: [],
    companies_info: names.map((name, index) => ({
      id: index + 1,
      name,
      name_lat: `agency-${index + 1}`,
      logo: `/media/${index + 1}.svg`,
      city: 'Казань',
      path: `/agency-${index + 1}/`,
      accepts_requests: true,
    })),
    groups,
    board: {
      rating: {
        path: '/digital-agencies/',
        title: 'Диджитал-агентства',
        participants: 127,
        unit: '',
        factors: [
          { title: 'Проекты', limit: 60 },
          { title: 'Отзывы', limit: 40 },
        ],
      },
      ratings: [],
      limit: null,
      as_of: '2026-05-16',
      url: 'https://merilo.example/compare/',
      criteria: ['Качество работы'],
      rules: [],
      candidates: names.map((_, index) => ({
        verdict: { lead: 'Крайностей нет.', facts: '' },
        standing: { place: index + 1, score: 60.5 - index, addends: [40.5 - index, 20] },
        price: { from: 300_000, quartiles: [500_000, 1_000_000, 1_500_000], sums: [{ sum: 900_000, client: null }] },
        marks: [4.5],
        cases: 0,
        work: null,
      })),
    },
  }
}
