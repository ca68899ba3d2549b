import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, ConfigError, readConfig } from '#server/config.ts'
import { buildIfStale } from './build.ts'

const ROOT = join(import.meta.dirname, '..')

/** `npm start`: bundles, database with its market, then the server, each only where something is missing. */
async function start(): Promise<void> {
  process.env.NODE_ENV ??= 'production'
  const config = readConfig(process.env)
  say('[1/3] Сборка страниц')
  say((await buildIfStale()) ? '      собрано' : '      свежая, пропускаем')
  say('[2/3] База данных')
  if (isPrepared(config)) say('      готова, пропускаем')
  else prepare(config)
  say('[3/3] Сервер')
  await import('../src/main.ts')
}

/** For the embedded database a mark tells that nothing is to do, so that it is not opened twice at each start. */
function isPrepared(config: Config): boolean {
  const mark = markOf(config)
  return !config.databaseUrl && existsSync(mark) && readFileSync(mark, 'utf8') === stateOf(config)
}

function prepare(config: Config): void {
  const { status } = spawnSync(process.execPath, [join(ROOT, 'src/cli/main.ts'), 'prepare'], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
  if (config.databaseUrl) return
  mkdirSync(config.dataDir, { recursive: true })
  writeFileSync(markOf(config), stateOf(config))
}

const markOf = ({ dataDir }: Config): string => join(dataDir, 'prepared')

function stateOf({ seed }: Config): string {
  const migrations = globSync('src/db/migrations/*.sql', { cwd: ROOT }).sort()
  const hash = createHash('sha256')
  for (const file of migrations) hash.update(readFileSync(join(ROOT, file)))
  return `${seed} ${hash.digest('hex')}`
}

const say = (line: string) => console.log(line)

start().catch((error: unknown) => {
  console.error(error instanceof ConfigError ? error.message : error)
  process.exit(1)
})
