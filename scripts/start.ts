import { spawn } from 'node:child_process'
import { ConfigError, readConfig } from '#server/config.ts'
import { buildIfStale } from './build.ts'
import { SITE_MAIN } from './build-site.ts'
import { prepareDatabase } from './prepare-database.ts'
import { NODE_FLAGS, SERVER_SETTINGS } from './server-process.ts'
import { supervise } from './supervise.ts'

/** `npm start`: builds and prepares the database if needed, then runs the server. */
async function start(): Promise<void> {
  process.env.NODE_ENV ??= 'production'
  const config = readConfig(process.env)
  say('[1/3] Сборка страниц')
  say((await buildIfStale()) ? '      собрано' : '      свежая, пропускаем')
  say('[2/3] База данных')
  if (!prepareDatabase(config)) say('      готова, пропускаем')
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

const say = (line: string) => console.log(line)

start().catch((error: unknown) => {
  console.error(error instanceof ConfigError ? error.message : error)
  process.exit(1)
})
