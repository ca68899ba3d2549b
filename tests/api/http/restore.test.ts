import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { PAGES_CHANGED } from '#db/notifications.ts'
import { type OwnSite, startOwnSite } from '#tests/support/site/own-site.ts'

let site: OwnSite
const folder = mkdtempSync(join(tmpdir(), 'merilo-restore-'))
const file = join(folder, 'site.backup')

beforeAll(async () => {
  site = await startOwnSite({ DATA_DIR: folder })
})
afterAll(async () => {
  await site?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const page = async () => (await fetch(`${site.url}/agency-${inject('known').agency}/`)).text()

test('a site on PostgreSQL shows what was restored while it runs, and takes forms at once', async () => {
  const { database } = site.context
  const before = await page()
  await site.ops('backup', file)
  await database.pool.query('update agency set name = $1', ['Изменено после копии'])
  await database.notify(PAGES_CHANGED, '*')
  await expect.poll(page).toContain('Изменено после копии')

  await expect(site.ops('restore', file)).rejects.toThrow('--replace')
  await site.ops('restore', file, '--replace')
  await expect.poll(page).toBe(before)
  const { rows } = await database.pool.query(
    `insert into feedback (form, name, email, message) values ('x', 'a', 'a@example.org', 'a') returning id`,
  )
  expect(rows).toHaveLength(1)
})
