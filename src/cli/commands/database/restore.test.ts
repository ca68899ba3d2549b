import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Database } from '#db/connect.ts'
import { openTestDatabase } from '#tests/support/database/database.ts'
import { runCommand } from '#tests/support/site/run-command.ts'
import { backup } from './backup.ts'
import { restore } from './restore.ts'

const KEY = 'a key of thirty-two random bytes'

let databases: Record<'embedded' | 'server', Database>
let folder: string
const fileOf = (name: string) => join(folder, name)

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'merilo-restore-'))
  databases = {
    embedded: await openTestDatabase(),
    server: await openTestDatabase({ serverUrl: inject('serverUrl') }),
  }
  const dataDir = mkdtempSync(fileOf('old-machine-'))
  writeFileSync(join(dataDir, 'secret-key'), KEY)
  await runCommand(backup, { database: databases.server, operands: [fileOf('copy')], env: { DATA_DIR: dataDir } })
})
afterAll(async () => {
  for (const database of Object.values(databases ?? {})) await database.close()
  rmSync(folder, { recursive: true, force: true })
})

const restoreInto = (database: Database, dataDir: string) =>
  runCommand(restore, {
    ...{ database, operands: [fileOf('copy')], options: { replace: true } },
    env: { DATA_DIR: dataDir },
  })

/** A row that is not in the copy. */
async function markOld({ pool }: Database): Promise<void> {
  await pool.query(`insert into site_setting (key, value) values ('old state', '1') on conflict do nothing`)
}

const isOld = async ({ pool }: Database) =>
  (await pool.query(`select from site_setting where key = 'old state'`)).rowCount === 1

test('the key comes back on a machine without a data folder', async () => {
  const dataDir = fileOf('new/machine')
  await markOld(databases.server)
  expect(await restoreInto(databases.server, dataDir)).toContain('Секретный ключ')
  expect(await isOld(databases.server)).toBe(false)
  expect(readFileSync(join(dataDir, 'secret-key'), 'utf8')).toBe(KEY)
  expect(statSync(dataDir).mode & 0o777).toBe(0o700)
  expect(readdirSync(dataDir)).toEqual(['secret-key'])
})

test.each(['embedded', 'server'] as const)(
  'a key that cannot be written leaves the %s database as it was',
  async kind => {
    const database = databases[kind]
    await markOld(database)
    const blocked = fileOf(`blocked-${kind}`)
    mkdirSync(join(blocked, 'secret-key'), { recursive: true })
    for (const dataDir of [blocked, join(fileOf('copy'), 'under-a-file')]) {
      await expect(restoreInto(database, dataDir)).rejects.toThrow(`В папку данных ${dataDir} нельзя писать`)
      expect(await isOld(database)).toBe(true)
    }
    expect(readdirSync(blocked)).toEqual(['secret-key'])
  },
)

test('a commit that fails takes the new key back', async () => {
  const { pool } = databases.server
  await markOld(databases.server)
  // Adding the foreign keys again queues a row whose check is due at the commit.
  await pool.query('create schema late create table row (id int)')
  await pool.query(`create function late.refuse() returns trigger language plpgsql as $$
    begin raise exception 'refused at the commit'; end $$`)
  await pool.query(`create constraint trigger refuse after insert on late.row deferrable initially deferred
    for each row execute function late.refuse()`)
  await pool.query(`create function late.note() returns event_trigger language plpgsql as $$
    begin insert into late.row values (1); end $$`)
  await pool.query(
    `create event trigger note on ddl_command_end when tag in ('ALTER TABLE') execute function late.note()`,
  )
  for (const old of [null, 'the key of the old state']) {
    const dataDir = mkdtempSync(fileOf('late-'))
    if (old !== null) writeFileSync(join(dataDir, 'secret-key'), old)
    await expect(restoreInto(databases.server, dataDir)).rejects.toThrow('refused at the commit')
    const files = readdirSync(dataDir).map(name => readFileSync(join(dataDir, name), 'utf8'))
    expect(files).toEqual(old === null ? [] : [old])
  }
  expect(await isOld(databases.server)).toBe(true)
})
