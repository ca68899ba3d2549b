import { openDatabase } from '#db/connect.ts'
import { DatabaseInUseError } from '#db/embedded/lock.ts'
import { readConfig } from '#server/config.ts'
import { OperatorError } from './command.ts'
import { runInSite } from './command-client.ts'
import { EXIT } from './exit.ts'
import type { Progress } from './progress.ts'
import type { ParsedCommand } from './read-command.ts'

/** Runs the command here, or in the site that has the database open; returns the exit code. */
export async function runCommand(
  args: readonly string[],
  { command, options, operands }: ParsedCommand,
  progress: Progress,
): Promise<number> {
  const config = readConfig(process.env)
  const { databaseUrl, dataDir } = config
  // Filling a new database takes many transactions; after an interruption it is as quick to start again.
  const database = await openDatabase({ databaseUrl, dataDir, isNewLazy: command.isBeforeStart }).catch(inUse)
  if (database instanceof DatabaseInUseError) return askSite(database, args)
  const say = (line: string) => console.log(line)
  try {
    await command.run({ config, database, options, operands, now: new Date(), progress, say })
  } finally {
    await database.close()
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
