import { connect, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import type { CommandReply, CommandRequest } from './command-server.ts'

/** Runs the command in the running site; null if the process that holds the database does not serve commands. */
export async function runInSite(socketPath: string, args: readonly string[]): Promise<number | null> {
  const site = connect(socketPath)
  const request: CommandRequest = { args: [...args], isTTY: process.stderr.isTTY }
  site.write(`${JSON.stringify(request)}\n`)
  try {
    return await printReplies(site)
  } finally {
    site.destroy()
  }
}

async function printReplies(site: Socket): Promise<number | null> {
  // A broken connection counts as no answer.
  site.on('error', () => site.destroy())
  for await (const text of createInterface({ input: site })) {
    const reply = JSON.parse(text) as CommandReply
    if ('exit' in reply) return reply.exit
    if ('say' in reply) console.log(reply.say)
    else if ('draw' in reply) process.stderr.write(reply.draw)
    else console.error(reply.fail)
  }
  return null
}
