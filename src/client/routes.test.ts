import { expect, test } from 'vitest'
import { documentOf } from './documents.ts'
import { routes } from './routes.ts'

test('a page has its head from one place: private pages and those without data from their document', () => {
  const silent = routes.filter(({ kind, name }) => kind === 'private' && documentOf(name).head === null)
  expect(silent.map(({ name }) => name)).toEqual([])
})

test('private pages are described to nobody', () => {
  const described = routes.filter(({ kind, name }) => kind === 'private' && documentOf(name).jsonLd !== null)
  expect(described.map(({ name }) => name)).toEqual([])
})
