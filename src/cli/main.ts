import { parseArgs } from 'node:util'
import { openDatabase } from '#db/connect.ts'
import { ConfigError, readConfig } from '#server/config.ts'
import { type Command, OperatorError, type Options, UsageError } from './command.ts'
import { explain } from './commands/explain.ts'
import { feedback } from './commands/feedback.ts'
import { mail } from './commands/mail.ts'
import { migrateCommand } from './commands/migrate.ts'
import { prepare } from './commands/prepare.ts'
import { publish } from './commands/publish.ts'
import { recompute } from './commands/recompute.ts'
import { registrations } from './commands/registrations.ts'
import { reviews } from './commands/reviews.ts'
import { seed } from './commands/seed.ts'
import { stats } from './commands/stats.ts'
import { tenders } from './commands/tenders.ts'
import { helpOf, operandText, overview } from './help.ts'
import { Progress } from './progress.ts'

const COMMANDS: readonly Command[] = [
  prepare,
  migrateCommand,
  seed,
  recompute,
  publish,
  explain,
  mail,
  reviews,
  registrations,
  feedback,
  tenders,
  stats,
]

const UNDEFINED_TABLE = '42P01'

const EXIT = { done: 0, failed: 1, misused: 2 } as const

// `npm run ops -- stats | head` closes the pipe early; the database must still be closed in order.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

process.exitCode = await main(process.argv.slice(2))

async function main(args: readonly string[]): Promise<number> {
  const progress = new Progress(process.stderr)
  try {
    await runCommand(args, progress)
    return EXIT.done
  } catch (error) {
    progress.stop()
    console.error(sentenceOf(error))
    return error instanceof UsageError || error instanceof ConfigError ? EXIT.misused : EXIT.failed
  }
}

async function runCommand([name, ...rest]: readonly string[], progress: Progress): Promise<void> {
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    console.log(overview(COMMANDS))
    return
  }
  const command = COMMANDS.find(known => known.name === name)
  if (!command) throw new UsageError(`Нет команды «${name}». Список: npm run ops -- --help`)
  const { options, operands } = readArguments(command, rest)
  if (options.help === true) {
    console.log(helpOf(command))
    return
  }
  checkOperands(command, operands)
  const config = readConfig(process.env)
  const database = await openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir })
  try {
    await command.run({
      config,
      database,
      options,
      operands,
      now: new Date(),
      progress,
      say: line => console.log(line),
    })
  } finally {
    await database.close()
  }
}

function readArguments(command: Command, args: readonly string[]): { options: Options; operands: string[] } {
  const help = { type: 'boolean', short: 'h' } as const
  try {
    const allowPositionals = command.operands !== undefined
    const config = { args: [...args], options: { ...command.options, help }, strict: true, allowPositionals }
    const { values, positionals } = parseArgs(config)
    return { options: values, operands: positionals }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    throw new UsageError(`Не понимаю параметры. Справка: npm run ops -- ${command.name} --help`, { cause: error })
  }
}

function checkOperands({ name, operands = [] }: Command, given: readonly string[]): void {
  const required = operands.filter(operand => !operand.endsWith('?'))
  if (given.length >= required.length && given.length <= operands.length) return
  const wanted = operands.map(operandText).join(' ')
  throw new UsageError(`Нужно так: npm run ops -- ${name} ${wanted}`)
}

function sentenceOf(error: unknown): string {
  if (error instanceof OperatorError || error instanceof ConfigError) return error.message
  if (isMissingTable(error)) return 'В базе ещё нет таблиц: начните с npm run ops -- prepare.'
  if (!(error instanceof Error)) return `Не вышло: ${String(error)}`
  // Not foreseen: whoever repairs it needs the stack and what lies beneath.
  const cause = error.cause instanceof Error ? `\n${error.cause.message}` : ''
  return `Не вышло: ${error.message}${cause}\n${error.stack ?? ''}`
}

function isMissingTable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === UNDEFINED_TABLE
}
