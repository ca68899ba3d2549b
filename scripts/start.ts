import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, ConfigError, readConfig } from '#server/config.ts'
import { buildIfStale } from './build.ts'
import { SITE_MAIN } from './build-site.ts'
import { NODE_FLAGS, SERVER_SETTINGS } from './server-process.ts'
import { supervise } from './supervise.ts'

const ROOT = join(import.meta.dirname, '..')
// Sources of what `prepare` adds to an existing database.
const PREPARED_FROM = ['src/db/migrations/*.sql', 'src/seed/content/pages/*.md']

/** `npm start`: builds and prepares the database if needed, then runs the server. */
async function start(): Promise<void> {
  process.env.NODE_ENV ??= 'production'
  const config = readConfig(process.env)
  say('[1/3] Сборка страниц')
  say((await buildIfStale()) ? '      собрано' : '      свежая, пропускаем')
  say('[2/3] База данных')
  if (isPrepared(config)) say('      готова, пропускаем')
  else prepare(config)
  say('[3/3] Сервер')
  process.exit(await supervise(runServer))
}

/** The channel tells the server when this process is killed: nobody else would stop it. */
function runServer() {
  return spawn(process.execPath, [...NODE_FLAGS, SITE_MAIN], {
    env: { ...SERVER_SETTINGS, ...process.env },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
}

/** A marker file saves opening the embedded database twice at every start. */
function isPrepared(config: Config): boolean {
  const marker = markerOf(config)
  return !config.databaseUrl && existsSync(marker) && readFileSync(marker, 'utf8') === stateOf(config)
}

function prepare(config: Config): void {
  const { status } = spawnSync(process.execPath, [join(ROOT, 'src/cli/main.ts'), 'prepare'], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
  if (config.databaseUrl) return
  writeFileSync(markerOf(config), stateOf(config))
}

const markerOf = ({ dataDir }: Config): string => join(dataDir, 'prepared')

function stateOf({ seed }: Config): string {
  const hash = createHash('sha256')
  for (const file of globSync(PREPARED_FROM, { cwd: ROOT }).sort()) hash.update(readFileSync(join(ROOT, file)))
  return `${seed} ${hash.digest('hex')}`
}

const say = (line: string) => console.log(line)

start().catch((error: unknown) => {
  console.error(error instanceof ConfigError ? error.message : error)
  process.exit(1)
})
