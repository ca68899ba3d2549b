import type { Command, CommandContext } from '#cli/command.ts'
import { Progress } from '#cli/progress.ts'
import { readConfig } from '#server/config.ts'
import { SECRET_KEY } from './emails.ts'

type Given = Pick<CommandContext, 'database'> & Partial<CommandContext> & { env?: Record<string, string> }

/** Runs an operator command in this process and returns its output, with plain instead of non-breaking spaces. */
export async function runCommand(command: Command, { env = {}, ...given }: Given): Promise<string> {
  const lines: string[] = []
  await command.run({
    config: readConfig({ SECRET_KEY, ...env }),
    options: {},
    operands: [],
    now: new Date('2026-03-05T06:07:00Z'),
    progress: new Progress({ write: () => true }),
    say: line => lines.push(line),
    ...given,
  })
  return lines.join('\n').replaceAll('\u00a0', ' ')
}
