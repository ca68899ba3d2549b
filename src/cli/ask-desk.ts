import { connect, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import type { DeskLine, DeskQuestion } from './operator-desk.ts'

/** Has the command carried out by the site that is open; null where whoever holds the folder keeps no desk. */
export async function askDesk(door: string, args: readonly string[]): Promise<number | null> {
  const site = connect(door)
  const question: DeskQuestion = { args: [...args], isTTY: process.stderr.isTTY }
  site.write(`${JSON.stringify(question)}\n`)
  try {
    return await hear(site)
  } finally {
    site.destroy()
  }
}

async function hear(site: Socket): Promise<number | null> {
  // A line that is lost on the way is the same as no answer.
  site.on('error', () => site.destroy())
  for await (const text of createInterface({ input: site })) {
    const line = JSON.parse(text) as DeskLine
    if ('exit' in line) return line.exit
    if ('say' in line) console.log(line.say)
    else if ('draw' in line) process.stderr.write(line.draw)
    else console.error(line.fail)
  }
  return null
}
