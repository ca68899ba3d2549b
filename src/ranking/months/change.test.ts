import { expect, test } from 'vitest'
import { NBSP } from '#domain/numbers/numbers.ts'
import type { Evidence } from '../evidence.ts'
import { causeOfChange } from './change.ts'

type Ids = Partial<Record<'projects' | 'reviews' | 'cases' | 'awards', number[]>>

const evidence = ({ projects = [], reviews = [], cases = [], awards = [] }: Ids): Evidence => ({
  projects: projects.map(id => [id, 1]),
  reviews: reviews.map(id => [id, 0.5, 5]),
  cases,
  awards: awards.map(id => [id, 0.2]),
  facts: ['legal'],
  share: [projects.length, projects.length],
})

const cause = (earlier: Ids, later: Ids) =>
  causeOfChange(evidence(earlier), evidence(later))?.replaceAll(NBSP, ' ') ?? null

test('added and removed evidence is listed with counts', () => {
  expect(cause({ reviews: [1], projects: [1, 2] }, { reviews: [1, 2, 3], projects: [2] })).toBe(
    '+2 отзыва, 1 проект выбыл по сроку',
  )
})

test.each<[string, Ids, Ids, string]>([
  ['new projects', {}, { projects: [1, 2, 3, 4, 5] }, '+5 проектов'],
  ['new cases', { cases: [1] }, { cases: [2, 1] }, '+1 кейс'],
  ['new awards', {}, { awards: [7, 8] }, '+2 награды'],
  ['old projects', { projects: [1, 2, 3] }, { projects: [3] }, '2 проекта выбыли по сроку'],
  ['many old projects', { projects: [1, 2, 3, 4, 5] }, {}, '5 проектов выбыло по сроку'],
  ['old cases', { cases: [1, 2] }, { cases: [2] }, '1 кейс выбыл по сроку'],
  ['projects and cases expired together', { projects: [1], cases: [1, 2] }, {}, '1 проект и 2 кейса выбыли по сроку'],
  ['withdrawn reviews', { reviews: [1, 2] }, {}, '2 отзыва сняты'],
  ['a withdrawn award', { awards: [1] }, {}, '1 награда снята'],
  ['both withdrawn', { reviews: [1], awards: [1] }, {}, '1 отзыв и 1 награда сняты'],
  ['twenty-one projects', { projects: Array.from({ length: 21 }, (_, id) => id) }, {}, '21 проект выбыл по сроку'],
  [
    'one replaced by another',
    { projects: [1], reviews: [1] },
    { projects: [2], reviews: [1] },
    '+1 проект, 1 проект выбыл по сроку',
  ],
])('%s', (_, earlier, later, sentence) => {
  expect(cause(earlier, later)).toBe(sentence)
})

test('the same evidence gives no cause, even with other weights', () => {
  const earlier = evidence({ projects: [1, 2], reviews: [1], cases: [1], awards: [1] })
  const later = evidence({ projects: [2, 1], reviews: [1], cases: [1], awards: [1] })
  later.projects = later.projects.map(([id]) => [id, 0.25])
  expect(causeOfChange(earlier, later)).toBeNull()
})
