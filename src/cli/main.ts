import { openDatabase } from '#db/connect.ts'
import { DatabaseInUseError } from '#db/embedded/lock.ts'
import { readConfig } from '#server/config.ts'
import { OperatorError } from './command.ts'
import { runInSite } from './command-client.ts'
import { EXIT, exitCodeOf, messageOf } from './exit.ts'
import { Progress } from './progress.ts'
import { readCommand } from './read-command.ts'

// `npm run ops -- stats | head` closes the pipe early; the database must still be closed in order.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

process.exitCode = await main(process.argv.slice(2))

async function main(args: readonly string[]): Promise<number> {
  const progress = new Progress(process.stderr)
  try {
    return await runCommand(args, progress)
  } catch (error) {
    progress.stop()
    console.error(messageOf(error))
    return exitCodeOf(error)
  }
}

async function runCommand(args: readonly string[], progress: Progress): Promise<number> {
  const parsed = readCommand(args)
  if ('text' in parsed) {
    console.log(parsed.text)
    return EXIT.done
  }
  const config = readConfig(process.env)
  const opened = await openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir }).catch(inUse)
  if (opened instanceof DatabaseInUseError) return askSite(opened, args)
  const { command, options, operands } = parsed
  const say = (line: string) => console.log(line)
  try {
    await command.run({ config, database: opened, options, operands, now: new Date(), progress, say })
  } finally {
    await opened.close()
  }
  return EXIT.done
}

function inUse(error: unknown): DatabaseInUseError {
  if (error instanceof DatabaseInUseError) return error
  throw error
}

/** Only a site that has the database open can run the command; any other program that has it open is an error. */
async function askSite(inUse: DatabaseInUseError, args: readonly string[]): Promise<number> {
  const exit = await runInSite(inUse.socketPath, args)
  if (exit === null) throw new OperatorError(inUse.message, { cause: inUse })
  return exit
}
