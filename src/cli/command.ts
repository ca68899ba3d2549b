import type { ParseArgsConfig } from 'node:util'
import type { Database } from '#db/connect.ts'
import type { Config } from '#server/config.ts'
import type { Progress } from './progress.ts'

/** Everything a command depends on: none reads the clock, the environment or the arguments itself. */
export type CommandContext = {
  config: Config
  database: Database
  options: Options
  /** Positional arguments. */
  operands: readonly string[]
  now: Date
  progress: Progress
  say: (line: string) => void
}

export type Options = Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>

export type Command = {
  name: string
  /** Lines for --help. */
  help?: readonly string[]
  options?: NonNullable<ParseArgsConfig['options']>
  /** Names of the positional arguments; a trailing «?» marks an optional one. */
  operands?: readonly string[]
  /** Prepares the database for a site, so a running site refuses it. */
  isBeforeStart?: true
  run: (context: CommandContext) => Promise<void>
}

/** A failure the operator can act on: one sentence, no stack. */
export class OperatorError extends Error {}

/** The command line itself is wrong: exit code 2. */
export class UsageError extends OperatorError {}
