import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Database, openDatabase } from '#db/connect.ts'
import { PAGES_CHANGED } from '#db/notifications.ts'
import { openTestDatabase } from '#tests/support/database/database.ts'
import { insertAgency, insertReview } from '#tests/support/database/market-rows.ts'
import { copyMarket, ensureMarket } from '#tests/support/site/market-folder.ts'
import { runCommand } from '#tests/support/site/run-command.ts'
import { OperatorError } from '../../command.ts'
import { backup } from './backup.ts'
import { restore } from './restore.ts'

type Site = { database: Database; dataDir: string }

let embedded: Site
let server: Site
/** On a server too, with a few rows: for what does not depend on their number. */
let small: Site
let folder: string
const KEY = 'a key of thirty-two random bytes'

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'merilo-backup-'))
  const dataDir = copyMarket(await ensureMarket())
  writeFileSync(join(dataDir, 'secret-key'), KEY)
  embedded = { database: await openDatabase({ dataDir }), dataDir }
  server = {
    database: await openTestDatabase({ serverUrl: inject('serverUrl') }),
    dataDir: mkdtempSync(join(folder, 'server-')),
  }
  await addTrickyRows(embedded.database)
  small = {
    database: await openTestDatabase({ serverUrl: inject('serverUrl') }),
    dataDir: mkdtempSync(join(folder, 'small-')),
  }
  const agency_id = await insertAgency(small.database.kysely, 'aurora')
  await insertReview(small.database.kysely, { agency_id })
  await addTrickyRows(small.database)
  await run(backup, small, 'small')
})
afterAll(async () => {
  await embedded?.database.close()
  await server?.database.close()
  await small?.database.close()
  for (const path of [folder, embedded?.dataDir]) if (path) rmSync(path, { recursive: true, force: true })
})

const fileOf = (name: string) => join(folder, name)
const run = (command: typeof backup, { database, dataDir }: Site, name: string, options = {}) =>
  runCommand(command, { database, operands: [fileOf(name)], options, env: { DATA_DIR: dataDir } })

/** Values that a careless format would change. */
async function addTrickyRows({ pool }: Database): Promise<void> {
  const texts = ['line\u2028separator', 'tab\tand\\N', '"quotes" {1,2}', 'эмодзи 🦊', '']
  await pool.query(`insert into site_setting (key, value) values ('tricky', $1::jsonb), ('nothing', 'null')`, [
    JSON.stringify(texts),
  ])
  await pool.query(`insert into experiment (name, share, started_at) values ('tender-button', 50, now())`)
  await pool.query(
    `insert into mail (kind, recipient, subject, body, next_try_at, picture)
     values ('old', 'due@example.org', $1, 'body', '2020-01-01', $2), ('new', 'later@example.org', '', '', '2099-01-01', null)`,
    [texts.join(), Buffer.alloc(3_000_000, 'picture')],
  )
}

const TABLES = `select relname as name from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'migration' order by relname`

/** A digest of every row of every table, generated columns included. */
async function digest({ pool }: Database): Promise<Record<string, string>> {
  const { rows: tables } = await pool.query<{ name: string }>(TABLES)
  const entries = []
  for (const { name } of tables) {
    const { rows } = await pool.query(
      `select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as digest
       from "${name}" t`,
    )
    entries.push([name, rows[0].digest])
  }
  return Object.fromEntries(entries)
}

async function schema({ pool }: Database): Promise<unknown> {
  const keys = await pool.query(
    `select conrelid::regclass::text as table, conname, pg_get_constraintdef(oid) as definition from pg_constraint
     where connamespace = 'public'::regnamespace order by 1, 2`,
  )
  const triggers = await pool.query(
    `select tgrelid::regclass::text as table, tgname, tgenabled from pg_trigger where not tgisinternal order by 1, 2`,
  )
  return { keys: keys.rows, triggers: triggers.rows }
}

/** Changes that triggers and foreign keys would refuse or spread, and rows that must disappear. */
async function change({ pool }: Database): Promise<void> {
  await pool.query(`update agency set name = name || ' (изменено)'`)
  await pool.query('delete from review_reply')
  await pool.query(`insert into feedback (form, name, email, message)
    values ('site', 'Новый', 'new@example.org', 'После копии')`)
  await pool.query(`insert into site_setting (key, value) values ('after', '1')`)
  await pool.query('delete from mail')
  await pool.query('delete from experiment')
}

test('a database changed after its backup is restored row by row, for both kinds and from one to the other', async () => {
  const before = await digest(embedded.database)
  const shapes = [await schema(embedded.database), await schema(server.database)]
  expect(Object.values(before).filter(text => !text.startsWith('0 ')).length).toBeGreaterThan(30)
  const writing = run(backup, embedded, 'embedded')
  // Copying its files takes the only session once; reading the tables does not.
  expect(await countAnswers(embedded.database, writing)).toBeGreaterThan(20)
  expect(await writing).toMatch(/таблиц \d+, строк [\d ]+, [\d,]+ МБ/)
  expect(statSync(fileOf('embedded')).mode & 0o777).toBe(0o600)
  expect(existsSync(join(embedded.dataDir, 'backup-copy'))).toBe(false)

  // Into an empty PostgreSQL server, with the key.
  expect(await run(restore, server, 'embedded')).toContain('Секретный ключ')
  expect(await digest(server.database)).toEqual(before)
  expect(readFileSync(join(server.dataDir, 'secret-key'), 'utf8')).toBe(KEY)
  expect(statSync(join(server.dataDir, 'secret-key')).mode & 0o777).toBe(0o600)

  await run(backup, server, 'server')
  await change(server.database)
  expect(await digest(server.database)).not.toEqual(before)
  await run(restore, server, 'server', { replace: true })
  expect(await digest(server.database)).toEqual(before)

  // And back, into one that is not empty.
  await change(embedded.database)
  await expect(run(restore, embedded, 'server')).rejects.toThrow('--replace')
  expect(await digest(embedded.database)).not.toEqual(before)
  await run(restore, embedded, 'server', { replace: true })
  expect(await digest(embedded.database)).toEqual(before)
  expect([await schema(embedded.database), await schema(server.database)]).toEqual(shapes)
  for (const { database } of [embedded, server]) await expectNewId(database)
})

/** Queries answered while the promise is pending. */
async function countAnswers({ pool }: Database, pending: Promise<unknown>): Promise<number> {
  let isPending = true
  let answers = 0
  const stop = () => {
    isPending = false
  }
  pending.then(stop, stop)
  while (isPending) {
    await pool.query('select 1')
    answers += isPending ? 1 : 0
    await sleep(5)
  }
  return answers
}

async function expectNewId({ pool }: Database): Promise<void> {
  const { rows } = await pool.query(
    `insert into mail (kind, recipient, subject, body, next_try_at) values ('x', 'a@example.org', '', '', '2099-01-01')
     returning id, (select max(id) from mail) as last`,
  )
  expect(rows[0].id).toBeGreaterThan(rows[0].last)
}

test('rows get new ids also when nothing was added between a restore and the next backup', async () => {
  await run(restore, small, 'small', { replace: true })
  await run(backup, small, 'again')
  await run(restore, small, 'again', { replace: true })
  await expectNewId(small.database)
})

test('every process drops its pages and reads the experiments again', async () => {
  const heard: string[] = []
  const stop = await small.database.listen(PAGES_CHANGED, payload => heard.push(payload))
  await run(restore, small, 'small', { replace: true })
  await expect.poll(() => heard).toEqual(['* experiments'])
  await stop()
})

test('emails that were due may be dropped, as they may have been sent since; scheduled ones stay', async () => {
  await run(restore, small, 'small', { replace: true, 'drop-mail': true })
  const { rows } = await small.database.pool.query(`select kind from mail where kind in ('old', 'new')`)
  expect(rows).toEqual([{ kind: 'new' }])
})

/** Lines of the backup with one changed, as a file of its own. */
function damaged(name: string, change: (lines: string[]) => string[]): string {
  const lines = gunzipSync(readFileSync(fileOf('small')))
    .toString()
    .split('\n')
  writeFileSync(fileOf(name), gzipSync(change(lines).join('\n')))
  return name
}

test.each([
  ['a file that is not there', () => 'missing', 'нет'],
  [
    'a file of another program',
    () => {
      writeFileSync(fileOf('other'), 'text')
      return 'other'
    },
    'не резервная копия',
  ],
  [
    'a file cut in the middle',
    () => {
      writeFileSync(fileOf('cut'), readFileSync(fileOf('small')).subarray(0, -100))
      return 'cut'
    },
    'не резервная копия',
  ],
  ['a copy without its end', () => damaged('endless', lines => lines.slice(0, -2)), 'неполон'],
  [
    'a copy that lacks a row',
    () =>
      damaged('rowless', lines => lines.filter((_, index) => index !== lines.findIndex(line => line.startsWith('[')))),
    'неполон',
  ],
  [
    'a copy of another schema',
    () => damaged('newer', ([header = '', ...rest]) => [header.replace('"]}', '","0999_future"]}'), ...rest]),
    '0999_future',
  ],
  [
    'a row that breaks a foreign key',
    () =>
      damaged('orphan', lines => {
        const table = lines.findIndex(line => line.startsWith('{"table":"agency",'))
        return lines
          .flatMap((line, index) => (index === table + 1 ? [] : [line]))
          .map(line => (line.startsWith('{"end":') ? line.replace(/\d+/, count => String(Number(count) - 1)) : line))
      }),
    'foreign key',
  ],
])('%s changes nothing', async (_, make, reason) => {
  const name = make()
  const before = [await digest(small.database), await schema(small.database)]
  const sequence = await small.database.pool.query('select last_value from mail_id_seq')
  await expect(run(restore, small, name, { replace: true })).rejects.toThrow(reason)
  expect([await digest(small.database), await schema(small.database)]).toEqual(before)
  expect((await small.database.pool.query('select last_value from mail_id_seq')).rows).toEqual(sequence.rows)
})

test('a non-empty database is replaced only on request', async () => {
  const before = await digest(small.database)
  const refused = run(restore, small, 'small')
  await expect(refused).rejects.toThrow(OperatorError)
  await expect(refused).rejects.toThrow('--replace')
  expect(await digest(small.database)).toEqual(before)
})

test('a backup never overwrites a file and leaves none behind when it fails', async () => {
  const before = readFileSync(fileOf('small'))
  await expect(run(backup, small, 'small')).rejects.toThrow('уже есть')
  expect(readFileSync(fileOf('small'))).toEqual(before)
  await expect(run(backup, small, 'no-such-folder/copy')).rejects.toThrow(OperatorError)
})
