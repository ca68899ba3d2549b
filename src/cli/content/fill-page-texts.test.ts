import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Database } from '#db/connect.ts'
import { PAGE_TEXTS } from '#domain/content/page-texts.ts'
import { openTestDatabase } from '#tests/support/database/database.ts'
import { runCommand } from '#tests/support/site/run-command.ts'
import { prepare } from '../commands/database/prepare.ts'

const now = new Date('2026-05-16T12:00:00Z')
const SLUGS = Object.values(PAGE_TEXTS).flat()

let database: Database

beforeAll(async () => {
  database = await openTestDatabase({ serverUrl: inject('serverUrl') })
}, 60_000)

afterAll(() => database.close())

const runPrepare = () => runCommand(prepare, { database, now, env: { SEED: 'none' } })
const texts = () => database.kysely.selectFrom('article').selectAll().orderBy('slug').execute()

test('a site without demo data has all its texts, in force from the day it was prepared', async () => {
  await runPrepare()
  const stored = await texts()
  expect(stored.map(({ slug }) => slug)).toEqual(SLUGS.toSorted())
  for (const { kind, published_at, source } of stored) {
    expect(kind).toBe('page')
    expect(published_at.toISOString()).toBe('2026-05-15T21:00:00.000Z')
    expect(source).toContain('updated: 2026-05-16\n')
  }
})

test('a missing text is added, one that the operator has changed is kept', async () => {
  await database.kysely.deleteFrom('article').where('slug', '=', 'review-help').execute()
  const own = { title: 'Свои правила', version: 7 }
  await database.kysely.updateTable('article').set(own).where('slug', '=', 'rules').execute()
  await runPrepare()
  const stored = await texts()
  expect(stored.map(({ slug }) => slug)).toEqual(SLUGS.toSorted())
  expect(stored.find(({ slug }) => slug === 'rules')).toMatchObject(own)
})

test('run again, it changes nothing', async () => {
  const before = await texts()
  await runPrepare()
  expect(await texts()).toEqual(before)
})
