import { openDatabase } from '#db/connect.ts'
import { DatabaseInUseError } from '#db/embedded/lock.ts'
import { readConfig } from '#server/config.ts'
import { askDesk } from './ask-desk.ts'
import { OperatorError } from './command.ts'
import { EXIT, exitCodeOf, sentenceOf } from './exit.ts'
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
    return await carryOut(args, progress)
  } catch (error) {
    progress.stop()
    console.error(sentenceOf(error))
    return exitCodeOf(error)
  }
}

async function carryOut(args: readonly string[], progress: Progress): Promise<number> {
  const asked = readCommand(args)
  if ('text' in asked) {
    console.log(asked.text)
    return EXIT.done
  }
  const config = readConfig(process.env)
  const opened = await openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir }).catch(inUse)
  if (opened instanceof DatabaseInUseError) return askSite(opened, args)
  const { command, options, operands } = asked
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

/** The site has the database open: it does what is asked. Another program that has it open does not. */
async function askSite(inUse: DatabaseInUseError, args: readonly string[]): Promise<number> {
  const exit = await askDesk(inUse.door, args)
  if (exit === null) throw new OperatorError(inUse.message, { cause: inUse })
  return exit
}
