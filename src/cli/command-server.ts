import type { Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { type CommandContext, OperatorError } from './command.ts'
import { EXIT, exitCodeOf, messageOf } from './exit.ts'
import { Progress } from './progress.ts'
import { readCommand } from './read-command.ts'

/** One JSON line each; the exit code comes last. */
export type CommandReply = { say: string } | { draw: string } | { fail: string } | { exit: number }

/** The only line a client sends. */
export interface CommandRequest {
  args: string[]
  isTTY: boolean
}

export type CommandSite = Pick<CommandContext, 'config' | 'database'> & { now: () => Date }

/**
 * Only one process can open the embedded database, so that process runs the operator's commands. Access to the data
 * folder's socket is the permission. With a PostgreSQL server, commands connect to the database themselves.
 */
export async function serveCommand(socket: Socket, site: CommandSite): Promise<void> {
  const send = (reply: CommandReply) => socket.write(`${JSON.stringify(reply)}\n`)
  for await (const line of createInterface({ input: socket })) {
    const exit = await runCommand(line, send, site)
    send({ exit })
    socket.end()
    return
  }
}

async function runCommand(line: string, send: (reply: CommandReply) => void, site: CommandSite): Promise<number> {
  const { args, isTTY } = requestIn(line)
  const progress = new Progress({ isTTY, write: draw => send({ draw }) })
  try {
    const parsed = await readCommand(args)
    if ('text' in parsed) send({ say: parsed.text })
    else {
      const { command, options, operands } = parsed
      if (command.isBeforeStart) throw new OperatorError('Сайт открыт и работает с этой базой: сначала остановите его.')
      const { config, database } = site
      const say = (text: string) => send({ say: text })
      await command.run({ config, database, options, operands, now: site.now(), progress, say })
    }
    return EXIT.done
  } catch (error) {
    progress.stop()
    send({ fail: messageOf(error) })
    return exitCodeOf(error)
  }
}

/** Anything unreadable counts as no arguments, which prints the overview. */
function requestIn(line: string): CommandRequest {
  try {
    const { args, isTTY } = JSON.parse(line) as Partial<Record<keyof CommandRequest, unknown>>
    return { args: Array.isArray(args) ? args.map(String) : [], isTTY: isTTY === true }
  } catch {
    return { args: [], isTTY: false }
  }
}
