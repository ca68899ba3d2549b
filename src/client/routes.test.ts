import { expect, test } from 'vitest'
import { PATH_NAMES } from '#domain/paths/paths.ts'
import { routes } from './routes.ts'

test('every path has a page', () => {
  expect([...new Set(routes.map(({ name }) => name))].sort()).toEqual([...PATH_NAMES].sort())
})
