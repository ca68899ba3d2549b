import type { Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { type CommandContext, OperatorError } from './command.ts'
import { EXIT, exitCodeOf, sentenceOf } from './exit.ts'
import { Progress } from './progress.ts'
import { readCommand } from './read-command.ts'

/** The desk's replies, one JSON line each; the exit code comes last. */
export type DeskLine = { say: string } | { draw: string } | { fail: string } | { exit: number }

/** The one line a client sends. */
export interface DeskQuestion {
  args: string[]
  isTTY: boolean
}

export type Desk = Pick<CommandContext, 'config' | 'database'> & { now: () => Date }

/**
 * Only one process can open the embedded database, so that process runs the operator's commands. Access to the data
 * folder's socket is the permission. A site on a PostgreSQL server has no desk and needs none.
 */
export async function serveOperator(socket: Socket, desk: Desk): Promise<void> {
  const tell = (line: DeskLine) => socket.write(`${JSON.stringify(line)}\n`)
  for await (const line of createInterface({ input: socket })) {
    const exit = await carryOut(line, tell, desk)
    tell({ exit })
    socket.end()
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

/** Anything unreadable counts as no arguments, which prints the overview. */
function questionIn(line: string): DeskQuestion {
  try {
    const { args, isTTY } = JSON.parse(line) as Partial<Record<keyof DeskQuestion, unknown>>
    return { args: Array.isArray(args) ? args.map(String) : [], isTTY: isTTY === true }
  } catch {
    return { args: [], isTTY: false }
  }
}
