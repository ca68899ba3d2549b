import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '#server/config.ts'

const ROOT = join(import.meta.dirname, '..')
// Sources of what `prepare` adds to an existing database.
const PREPARED_FROM = ['src/db/migrations/*.sql', 'src/seed/content/pages/*.md']

/** Runs `prepare` if the database may need it; returns whether it ran. */
export function prepareDatabase(config: Config): boolean {
  if (isPrepared(config)) return false
  // In a separate process, because the embedded database can be open in only one process at a time.
  const { status } = spawnSync(process.execPath, [join(ROOT, 'src/cli/main.ts'), 'prepare'], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
  if (!config.databaseUrl) writeFileSync(markerOf(config), stateOf(config))
  return true
}

/** A marker file saves opening the embedded database twice at every start. */
function isPrepared(config: Config): boolean {
  const marker = markerOf(config)
  return !config.databaseUrl && existsSync(marker) && readFileSync(marker, 'utf8') === stateOf(config)
}

const markerOf = ({ dataDir }: Config): string => join(dataDir, 'prepared')

function stateOf({ seed }: Config): string {
  const hash = createHash('sha256')
  for (const file of globSync(PREPARED_FROM, { cwd: ROOT }).sort()) hash.update(readFileSync(join(ROOT, file)))
  return `${seed} ${hash.digest('hex')}`
}
