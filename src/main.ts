import cluster from 'node:cluster'
import { receiveCommands } from '#cli/receive-commands.ts'
import { DatabaseInUseError } from '#db/embedded/lock.ts'
import { ConfigError, readConfig } from '#server/config.ts'
import { serve } from '#server/serve.ts'

// The site's process joins the server and the operator's commands, which do not import each other.

async function main(): Promise<void> {
  const config = readConfig(process.env)
  if (config.webWorkers > 1 && !config.databaseUrl) {
    throw new ConfigError('WEB_WORKERS больше 1 требует DATABASE_URL: встроенную базу открывает только один процесс.')
  }
  if (config.webWorkers > 1 && cluster.isPrimary) forkWorkers(config.webWorkers)
  else await serve(config, receiveCommands)
}

/** A worker that dies is replaced. */
function forkWorkers(count: number): void {
  for (let started = 0; started < count; started += 1) cluster.fork()
  let isStopping = false
  cluster.on('exit', () => {
    if (!isStopping) cluster.fork()
  })
  const stop = () => {
    isStopping = true
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM')
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

main().catch((error: unknown) => {
  // The operator's errors are one sentence; bugs come with their stack.
  const isOperatorError = error instanceof ConfigError || error instanceof DatabaseInUseError
  const text = error instanceof Error ? (isOperatorError ? error.message : error.stack) : String(error)
  process.stderr.write(`${text}\n`)
  process.exit(1)
})
