// The site with a hook: SIGUSR2 takes the WAL away from the embedded database while it is written to.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig } from '#server/config.ts'
import { serve } from '#server/serve.ts'

const config = readConfig(process.env)
const WRITE = 'create table lost (id integer); select pg_switch_wal(); insert into lost select generate_series(1, 1000)'

await serve(config, ({ database }) => {
  process.on('SIGUSR2', () => {
    rmSync(join(config.dataDir, 'postgres/pg_wal'), { recursive: true })
    database.pool.query(WRITE).catch(() => undefined)
  })
})
