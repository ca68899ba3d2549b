import cluster from 'node:cluster'
import { receiveCommands } from '#cli/receive-commands.ts'
import { DatabaseOpenError, EmbeddedStoppedError } from '#db/open-error.ts'
import { askStart, DATABASE, PORT } from '#server/ask-start.ts'
import { ConfigError, readConfig } from '#server/config.ts'
import { DATABASE_STOPPED } from '#server/exit-codes.ts'
import { runWorkers } from '#server/run-workers.ts'
import { serve } from '#server/serve.ts'

// The site's process joins the server and the operator's commands, which do not import each other.

async function main(): Promise<void> {
  const config = readConfig(process.env)
  if (config.webWorkers > 1 && !config.databaseUrl) {
    throw new ConfigError('WEB_WORKERS больше 1 требует DATABASE_URL: встроенную базу открывает только один процесс.')
  }
  if (config.webWorkers > 1 && cluster.isPrimary) {
    await askStart(DATABASE)
    await askStart(PORT)
    runWorkers(config.webWorkers)
  } else await serve(config, receiveCommands)
}

main().catch((error: unknown) => {
  // The operator's errors are one sentence; bugs come with their stack.
  const isOperatorError = error instanceof ConfigError || error instanceof DatabaseOpenError
  const text = error instanceof Error ? (isOperatorError ? error.message : error.stack) : String(error)
  process.stderr.write(`${text}\n`)
  process.exit(error instanceof EmbeddedStoppedError ? DATABASE_STOPPED : 1)
})
