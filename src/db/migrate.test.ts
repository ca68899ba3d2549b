import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openTestDatabase } from '#tests/support/database/database.ts'
import { temporaryFolder } from '#tests/support/files/temporary-folder.ts'
import { type Database, openDatabase } from './connect.ts'
import { migrate, readMigrations } from './migrate.ts'

function migrationsFolder(files: Record<string, string>): string {
  const directory = join(temporaryFolder(), 'migrations')
  mkdirSync(directory)
  for (const [file, sql] of Object.entries(files)) writeFileSync(join(directory, file), sql)
  return directory
}

const FRUIT = "create table fruit (name text);\ninsert into fruit values ('груша');\n"
const COLOUR = 'alter table fruit add column colour text;\n'

describe.each(['embedded', 'server'] as const)('%s database', kind => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase(kind === 'server' ? { serverUrl: inject('serverUrl') } : {})
  })
  afterAll(() => database.close())

  async function startOver(): Promise<void> {
    await database.pool.query('drop schema public cascade; create schema public')
  }

  test('has every migration applied, and nothing is pending', async () => {
    const known = (await readMigrations()).map(({ name }) => name)
    const { rows } = await database.pool.query('select name from migration order by name')
    expect(rows.map(({ name }) => name)).toEqual(known)
    expect(await migrate(database)).toEqual([])
  })

  test('keeps no index whose readers are gone', async () => {
    const { rows } = await database.pool.query(`select indexname from pg_indexes where indexname = any($1)`, [
      ['project_paid'],
    ])
    expect(rows).toEqual([])
  })

  test('accepts the former checksum of a file edited after release, and no other', async () => {
    const setChecksum = (sha256: string) =>
      database.pool.query(`update migration set sha256 = $1 where name = '0011_review_requests'`, [sha256])
    await setChecksum('85e1562c76f52d914ae096642a40c915462fd6daa07ad8eed66617a16b914381')
    expect(await migrate(database)).toEqual([])
    await setChecksum('0'.repeat(64))
    await expect(migrate(database)).rejects.toThrow('0011_review_requests was changed after it was applied')
  })

  test('applies files in order, once, and returns their names', async () => {
    await startOver()
    const directory = migrationsFolder({ '0002_colour.sql': COLOUR, '0001_fruit.sql': FRUIT })
    const progress: string[] = []
    const onProgress = ({ name, number, of }: { name: string; number: number; of: number }) =>
      progress.push(`${number}/${of} ${name}`)
    expect(await migrate(database, { directory, onProgress })).toEqual(['0001_fruit', '0002_colour'])
    expect(progress).toEqual(['1/2 0001_fruit', '2/2 0002_colour'])
    expect(await migrate(database, { directory })).toEqual([])
    expect((await database.pool.query('select * from fruit')).rows).toEqual([{ name: 'груша', colour: null }])
  })

  test('refuses a file changed after it was applied, ignoring line endings', async () => {
    await startOver()
    const directory = migrationsFolder({ '0001_fruit.sql': FRUIT })
    await migrate(database, { directory })
    writeFileSync(join(directory, '0001_fruit.sql'), FRUIT.replaceAll('\n', '\r\n'))
    expect(await migrate(database, { directory })).toEqual([])
    writeFileSync(join(directory, '0001_fruit.sql'), `${FRUIT}-- harmless`)
    await expect(migrate(database, { directory })).rejects.toThrow('0001_fruit was changed after it was applied')
  })

  test('refuses a database that is ahead of the program', async () => {
    await startOver()
    const directory = migrationsFolder({ '0001_fruit.sql': FRUIT, '0002_colour.sql': COLOUR })
    await migrate(database, { directory })
    rmSync(join(directory, '0002_colour.sql'))
    await expect(migrate(database, { directory })).rejects.toThrow(
      'База данных новее программы (в ней есть миграция 0002_colour)',
    )
  })

  test('rolls back the whole file that failed and keeps those before it', async () => {
    await startOver()
    const broken = 'create table half (id integer);\nselect 1 / 0;\n'
    const directory = migrationsFolder({ '0001_fruit.sql': FRUIT, '0002_broken.sql': broken })
    await expect(migrate(database, { directory })).rejects.toThrow(
      '0002_broken failed and was rolled back: division by zero',
    )
    const { rows } = await database.pool.query(
      `select to_regclass('fruit')::text as fruit, to_regclass('half')::text as half`,
    )
    expect(rows).toEqual([{ fruit: 'fruit', half: null }])
    writeFileSync(join(directory, '0002_broken.sql'), COLOUR)
    expect(await migrate(database, { directory })).toEqual(['0002_broken'])
  })
})

test('several processes starting at once on a server apply each file once', async () => {
  const owner = await openTestDatabase({ serverUrl: inject('serverUrl') })
  await owner.pool.query('drop schema public cascade; create schema public')
  const { rows } = await owner.pool.query('select current_database() as name')
  const databaseUrl = inject('serverUrl').replace(/[^/]*$/, rows[0].name)
  const others = await Promise.all([1, 2, 3].map(() => openDatabase({ databaseUrl, dataDir: '.' })))
  const directory = migrationsFolder({ '0001_fruit.sql': `select pg_sleep(0.2);\n${FRUIT}` })
  const applied = await Promise.all(others.map(each => migrate(each, { directory })))
  expect(applied.flat()).toEqual(['0001_fruit'])
  expect((await owner.pool.query('select count(*) from fruit')).rows).toEqual([{ count: 1 }])
  await Promise.all(others.map(each => each.close()))
  await owner.close()
})

test('a wrong file name or number is refused before anything is applied', async () => {
  await expect(readMigrations(migrationsFolder({ '1_fruit.sql': FRUIT }))).rejects.toThrow('NNNN_what_it_does.sql')
  await expect(readMigrations(migrationsFolder({ '0002_fruit.sql': FRUIT }))).rejects.toThrow(
    'should have the number 1',
  )
  const twice = migrationsFolder({ '0001_fruit.sql': FRUIT, '0001_pear.sql': FRUIT })
  await expect(readMigrations(twice)).rejects.toThrow('should have the number 2')
})
