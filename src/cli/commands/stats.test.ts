import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Database } from '#db/connect.ts'
import { PAGES_CHANGED } from '#db/notifications.ts'
import { openTestDatabase } from '#tests/support/database/database.ts'
import { insertAgency, insertClient, insertProject } from '#tests/support/database/market-rows.ts'
import { runCommand } from '#tests/support/site/run-command.ts'
import { UsageError } from '../command.ts'
import { stats } from './stats.ts'

const NOW = new Date('2026-06-30T00:00:00Z')

let database: Database
let project: { agency_id: number; client_id: number }

beforeAll(async () => {
  database = await openTestDatabase({ serverUrl: inject('serverUrl') })
  project = {
    agency_id: await insertAgency(database.kysely, 'aurora'),
    client_id: await insertClient(database.kysely, 'bank'),
  }
})
afterAll(() => database.close())

const run = (operands: string[] = [], options = {}) => runCommand(stats, { database, operands, options, now: NOW })

test('without an action it counts the rows', async () => {
  expect(await run()).toMatch(/^Агентства +1\nПроекты +0/)
})

test('recompute says which charts and how many periods it computed', async () => {
  expect(await run(['recompute'])).toMatch(/^rating-views +целиком, изменено строк 0, \d+ мс\n/)
  expect(await run(['recompute'])).toBe('С прошлого пересчёта ничего не изменилось.')
  for (let count = 0; count < 5; count += 1) {
    await insertProject(database.kysely, { ...project, launched: '2024-05-01' })
  }
  expect(await run(['recompute'])).toMatch(/^median-budget +периодов 1, изменено строк 4, \d+ мс\n/)
  expect(await run(['recompute'], { all: true })).toMatch(/\nmedian-budget +целиком, изменено строк 0, \d+ мс\n/)
})

test('recompute drops the cached pages of the statistics', async () => {
  const dropped: string[] = []
  await database.listen(PAGES_CHANGED, tags => dropped.push(tags))
  await run(['recompute'])
  await expect.poll(() => dropped).toEqual(['stats'])
})

test('an unknown action is refused', async () => {
  await expect(run(['everything'])).rejects.toThrow(UsageError)
  await expect(run([], { all: true })).rejects.toThrow(UsageError)
})
