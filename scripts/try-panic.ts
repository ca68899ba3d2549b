import { rmSync } from 'node:fs'
import { openDatabase } from '#db/connect.ts'
rmSync('/tmp/trypanic', { recursive: true, force: true })
const db = await openDatabase({ dataDir: '/tmp/trypanic', log: { info: console.log, error: (d, m) => console.log('LOG', m) } })
const how = process.argv[2]
try {
  if (how === 'terminate') console.log((await db.pool.query('select pg_terminate_backend(pg_backend_pid())')).rows)
  if (how === 'wal') { rmSync('/tmp/trypanic/postgres/pg_wal', { recursive: true }); await db.pool.query('create table t as select g from generate_series(1,800000) g'); console.log('created') ; await db.pool.query('checkpoint') }
  if (how === 'stack') console.log((await db.pool.query(`select ${'('.repeat(20000)}1${')'.repeat(20000)}`)).rows)
  if (how === 'memory') console.log((await db.pool.query(`select length(repeat('x', 1000000000) || repeat('x', 50000000))`)).rows)
  if (how === 'bigout') console.log((await db.pool.query(`select repeat('x', 300000000) x`)).rows[0].x.length)
} catch (e) { console.log('ERR', String(e).slice(0, 300)) }
try { console.log((await db.pool.query('select 1')).rows) } catch (e) { console.log('ERR2', String(e)) }
await db.close(); console.log('closed')
