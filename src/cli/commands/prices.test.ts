import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Database } from '#db/connect.ts'
import { PAGES_CHANGED } from '#db/notifications.ts'
import { openTestDatabase } from '#tests/support/database/database.ts'
import { insertAgency, insertClient, insertProject } from '#tests/support/database/market-rows.ts'
import { runCommand } from '#tests/support/site/run-command.ts'
import { prices } from './prices.ts'

let database: Database

beforeAll(async () => {
  database = await openTestDatabase({ serverUrl: inject('serverUrl') })
})
afterAll(() => database.close())

const run = () => runCommand(prices, { database, now: new Date('2026-06-30T00:00:00Z') })

test('a new project enters the prices at once, an old one does not, and cached pages are dropped', async () => {
  expect(await run()).toBe('Работ с ценой за три года: 0.')
  const db = database.kysely
  const work = { agency_id: await insertAgency(db, 'aurora'), client_id: await insertClient(db, 'bank') }
  await insertProject(db, { ...work, title: 'Новый', budget: 700_000, launched: '2026-03-01' })
  await insertProject(db, { ...work, title: 'Давний', budget: 700_000, launched: '2019-03-01' })
  const dropped: string[] = []
  const stopListening = await database.listen(PAGES_CHANGED, tags => dropped.push(tags))
  expect(await run()).toBe('Работ с ценой за три года: 1.')
  await expect.poll(() => dropped).toEqual(['prices'])
  await stopListening()
})
