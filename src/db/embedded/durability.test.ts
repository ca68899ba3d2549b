import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startChild } from '#tests/support/database/child.ts'
import { copyEmbeddedTemplate, ensureEmbeddedTemplate } from '#tests/support/database/database.ts'
import { temporaryFolder } from '#tests/support/files/temporary-folder.ts'
import { type DatabaseOptions, openDatabase } from '../connect.ts'

async function open(options: DatabaseOptions) {
  const database = await openDatabase(options)
  onTestFinished(() => database.close())
  return database
}

test('kill -9 during writes loses nothing acknowledged', async () => {
  const dataDir = temporaryFolder()
  await copyEmbeddedTemplate(dataDir)
  for (const acknowledged of [40, 25]) {
    const writer = startChild('embedded-writer.ts', [dataDir, 'write'])
    await writer.hasPrinted(1 + acknowledged)
    writer.process.kill('SIGKILL')
    expect(await writer.ended()).toBe('SIGKILL')
    const last = Number(writer.lines.at(-1))

    const database = await openDatabase({ dataDir })
    const { rows } = await database.pool.query('select id from written order by id')
    const kept = rows.map(({ id }) => id)
    await database.pool.query('truncate written')
    await database.close()
    expect(kept.slice(0, last)).toEqual(Array.from({ length: last }, (_, index) => index + 1))
  }
})

test('each commit is fsynced, a read is not', async () => {
  const database = await open({ dataDir: temporaryFolder(), templateDir: await ensureEmbeddedTemplate() })
  await database.pool.query('create table note (id integer)')

  const beforeWrites = database.syncs()
  for (const id of [1, 2, 3]) await database.pool.query('insert into note values ($1)', [id])
  expect(database.syncs() - beforeWrites).toBeGreaterThanOrEqual(3)

  const beforeReads = database.syncs()
  for (const _ of [1, 2, 3]) await database.pool.query('select count(*) from note')
  expect(database.syncs()).toBe(beforeReads)

  const { rows } = await database.pool.query(
    `select current_setting('fsync') as fsync, current_setting('wal_sync_method') as method`,
  )
  expect(rows).toEqual([{ fsync: 'on', method: 'fsync' }])
})

test('an interrupted initialisation is discarded and repeated', async () => {
  const dataDir = temporaryFolder()
  const clusterDir = join(dataDir, 'postgres')
  mkdirSync(clusterDir)
  const leftovers = join(clusterDir, 'pg_leftovers')
  writeFileSync(join(clusterDir, 'PG_VERSION'), '18\n')
  writeFileSync(leftovers, '')
  writeFileSync(`${clusterDir}.unfinished`, '')

  const database = await open({ dataDir })
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  expect([leftovers, `${clusterDir}.unfinished`].filter(path => existsSync(path))).toEqual([])
})

test('a new database that is filled at once is fsynced when it is closed', async () => {
  const dataDir = temporaryFolder()
  const marker = join(dataDir, 'postgres.unfinished')
  const filling = await open({ dataDir, isNewLazy: true })
  await filling.pool.query('create table note as select 1 as id')
  expect(filling.syncs()).toBe(0)
  expect(existsSync(marker)).toBe(true)
  await filling.close()
  expect(existsSync(marker)).toBe(false)

  const database = await open({ dataDir, isNewLazy: true })
  expect((await database.pool.query('select id from note')).rows).toEqual([{ id: 1 }])
  await database.pool.query('insert into note values (2)')
  expect(database.syncs()).toBeGreaterThan(0)
})

test('a damaged cluster that was once complete is refused, not wiped', async () => {
  const dataDir = temporaryFolder()
  const version = join(dataDir, 'postgres', 'PG_VERSION')
  mkdirSync(join(dataDir, 'postgres'))
  writeFileSync(version, '18\n')

  await expect(openDatabase({ dataDir })).rejects.toThrow('Встроенная база данных остановилась')
  expect(existsSync(version)).toBe(true)
})
