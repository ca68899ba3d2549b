import { DatabaseOpenError } from '#db/open-error.ts'
import { ConfigError } from '#server/config.ts'
import { OperatorError, UsageError } from './command.ts'

export const EXIT = { done: 0, failed: 1, misused: 2 } as const

const UNDEFINED_TABLE = '42P01'

export const exitCodeOf = (error: unknown): number =>
  error instanceof UsageError || error instanceof ConfigError ? EXIT.misused : EXIT.failed

/** One sentence if the operator can act on it, otherwise the whole error. */
export function messageOf(error: unknown): string {
  if (error instanceof OperatorError || error instanceof ConfigError || error instanceof DatabaseOpenError) {
    return error.message
  }
  if (isMissingTable(error)) return 'В базе ещё нет таблиц: начните с npm run ops -- prepare.'
  if (!(error instanceof Error)) return `Не вышло: ${String(error)}`
  // Unexpected: debugging needs the cause and the stack.
  const cause = error.cause instanceof Error ? `\n${error.cause.message}` : ''
  return `Не вышло: ${error.message}${cause}\n${error.stack ?? ''}`
}

function isMissingTable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === UNDEFINED_TABLE
}
