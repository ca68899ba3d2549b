import type { ParseArgsConfig } from 'node:util'
import type { Database } from '#db/connect.ts'
import type { Config } from '#server/config.ts'
import type { Progress } from './progress.ts'

/** What a command is given: nothing in it reads the clock, the environment or the arguments by itself. */
export type CommandContext = {
  config: Config
  database: Database
  options: Options
  /** What stands without a name, as many as the command asks for. */
  operands: readonly string[]
  now: Date
  progress: Progress
  say: (line: string) => void
}

export type Options = Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>

export type Command = {
  name: string
  summary: string
  /** Lines for --help, one for each option. */
  help?: readonly string[]
  options?: NonNullable<ParseArgsConfig['options']>
  /** The names of what it needs without a name, in their order; one that ends in «?» may be left out. */
  operands?: readonly string[]
  /** It makes the database ready for a site, so the site that is open has no use for it. */
  isBeforeStart?: true
  run: (context: CommandContext) => Promise<void>
}

/** A failure the operator can act on: one sentence, no stack. */
export class OperatorError extends Error {}

/** The command line itself is wrong: exit code 2. */
export class UsageError extends OperatorError {}
