import { type ChildProcess, spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { ASKS_START, DATABASE, PORT } from '#server/ask-start.ts'
import { ConfigError, readConfig } from '#server/config.ts'
import { isCompressed, isStale, PAGES, QUICKLY, SITE } from './built-from.ts'
import { NODE_FLAGS, SERVER_SETTINGS, SITE_MAIN } from './server-process.ts'
import { isPrepared, prepareDatabase } from './start/prepare-database.ts'
import { runStep, StepError } from './start/run-step.ts'
import { StartSteps } from './start/start-steps.ts'
import { openWaitingServer, type WaitingServer } from './start/waiting-server.ts'
import { supervise } from './supervise.ts'

const BUILD = join(import.meta.dirname, 'build.ts')

/** `npm start`: builds and prepares the database if needed, then runs the server. */
async function start(): Promise<void> {
  process.env.NODE_ENV ??= 'production'
  const config = readConfig(process.env)
  const needed = { isStale: [PAGES, SITE].some(isStale), isPrepared: isPrepared(config) }
  const steps = new StartSteps({ ...needed, fillsMarket: config.seed !== 'none' })
  const waiting = await openWaitingServer(config, steps)
  say(`Пока сайт готовится, ход виден на ${config.siteUrl}/`)
  const server = await stoppable(async stop => {
    const signal = stop.signal
    const build = async () => {
      if (needed.isStale) await runStep([BUILD, QUICKLY], { signal, isQuiet: true, yields: true })
      steps.finishBuild()
      say(needed.isStale ? '[1/3] Страницы собраны' : '[1/3] Сборка страниц свежая, пропускаем')
    }
    const prepare = async () => {
      if (!needed.isPrepared) await prepareDatabase(config, { signal, onReport: report => steps.report(report) })
      steps.finishDatabase()
      say(needed.isPrepared ? '[2/3] База данных готова, пропускаем' : '[2/3] База данных готова')
    }
    // At once: the database, which takes longer, needs nothing of the pages, and the server loads its modules without it.
    const prepared = prepare()
    const run = () => runServer(waiting, prepared)
    const loaded = build().then(() => (config.seed === 'full' ? null : run()))
    const [first] = await Promise.all([loaded, prepared]).catch((error: unknown) => {
      stop.abort()
      throw error
    })
    return { first, run }
  })
  say('[3/3] Сервер')
  process.exit(await supervise(server.run, { first: server.first }))
}

/** While no server runs, the signals end what does. */
async function stoppable<Result>(work: (stop: AbortController) => Promise<Result>): Promise<Result> {
  const stop = new AbortController()
  const onSignal = () => stop.abort()
  process.on('SIGTERM', onSignal).on('SIGINT', onSignal)
  try {
    return await work(stop)
  } finally {
    process.off('SIGTERM', onSignal).off('SIGINT', onSignal)
  }
}

/** The channel tells the server when this process is killed: nobody else would stop it. */
function runServer(waiting: WaitingServer, prepared: Promise<void>): ChildProcess {
  const server = spawn(process.execPath, [...NODE_FLAGS, SITE_MAIN, ASKS_START], {
    env: { ...SERVER_SETTINGS, ...process.env },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  server.on('message', async message => {
    if (message === DATABASE) {
      // If that fails, this process ends, and the server with it.
      prepared.then(
        () => server.connected && server.send(DATABASE),
        () => undefined,
      )
    } else if (message === PORT) {
      await waiting.close()
      server.send(PORT)
      if (!isCompressed()) compressWell()
    }
  })
  return server
}

/** Whoever has opened the site comes first. */
function compressWell(): void {
  const { pid } = spawn(process.execPath, [BUILD], { stdio: 'ignore' })
  if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_LOW)
}

/** Begins a line of its own where the bar of a step is drawn. */
const say = (line: string) => console.log(process.stdout.isTTY ? `\r\u001b[2K${line}` : line)

start().catch((error: unknown) => {
  if (error instanceof StepError) process.exit(error.exitCode)
  // Stopped by a signal.
  if (error instanceof Error && error.name === 'AbortError') process.exit(1)
  console.error(error instanceof ConfigError ? error.message : error)
  process.exit(1)
})
