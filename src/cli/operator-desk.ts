import type { Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { type CommandContext, OperatorError } from './command.ts'
import { EXIT, exitCodeOf, sentenceOf } from './exit.ts'
import { Progress } from './progress.ts'
import { readCommand } from './read-command.ts'

/** What the desk tells the one who asked, a line of JSON each; the last is the exit code. */
export type DeskLine = { say: string } | { draw: string } | { fail: string } | { exit: number }

/** What the one who asked tells the desk: one line. */
export interface DeskQuestion {
  args: string[]
  isTTY: boolean
}

type Desk = Pick<CommandContext, 'config' | 'database'> & { now: () => Date }

/**
 * The embedded database is open in one process only, so that process carries out the operator's commands: whoever may
 * reach the folder's socket may have them. A site on a PostgreSQL server has no desk and needs none.
 */
export async function serveOperator(guest: Socket, desk: Desk): Promise<void> {
  const tell = (line: DeskLine) => guest.write(`${JSON.stringify(line)}\n`)
  for await (const line of createInterface({ input: guest })) {
    const exit = await carryOut(line, tell, desk)
    tell({ exit })
    guest.end()
    return
  }
}

async function carryOut(line: string, tell: (line: DeskLine) => void, desk: Desk): Promise<number> {
  const { args, isTTY } = questionIn(line)
  const progress = new Progress({ isTTY, write: draw => tell({ draw }) })
  try {
    const asked = readCommand(args)
    if ('text' in asked) tell({ say: asked.text })
    else {
      const { command, options, operands } = asked
      if (command.isBeforeStart) throw new OperatorError('Сайт открыт и работает с этой базой: сначала остановите его.')
      const { config, database } = desk
      const say = (text: string) => tell({ say: text })
      await command.run({ config, database, options, operands, now: desk.now(), progress, say })
    }
    return EXIT.done
  } catch (error) {
    progress.stop()
    tell({ fail: sentenceOf(error) })
    return exitCodeOf(error)
  }
}

/** Whatever else is sent here asks for nothing, which shows the overview. */
function questionIn(line: string): DeskQuestion {
  try {
    const { args, isTTY } = JSON.parse(line) as Partial<Record<keyof DeskQuestion, unknown>>
    return { args: Array.isArray(args) ? args.map(String) : [], isTTY: isTTY === true }
  } catch {
    return { args: [], isTTY: false }
  }
}
