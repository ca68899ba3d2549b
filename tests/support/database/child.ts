import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { processEnv, SHORT_LIVED_FLAGS } from '../site/node-process.ts'

export type Child = {
  process: ChildProcess
  lines: string[]
  stderr(): string
  /** Waits for the given number of printed lines. */
  hasPrinted(count: number): Promise<void>
  /** Resolves with the exit code, or the signal that ended the process. */
  ended(): Promise<number | string>
}

/** Runs a script of this folder in a new Node process. */
export function startChild(script: string, args: string[]): Child {
  const child = spawn(process.execPath, [...SHORT_LIVED_FLAGS, join(import.meta.dirname, script), ...args], {
    env: processEnv({}),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lines: string[] = []
  let stderr = ''
  const reader = createInterface({ input: child.stdout })
  reader.on('line', line => lines.push(line))
  child.stderr.on('data', (chunk: Buffer) => {
    stderr += chunk
  })
  const closed = once(child, 'close')
  return {
    process: child,
    lines,
    stderr: () => stderr,
    async hasPrinted(count) {
      while (lines.length < count) {
        if (child.exitCode !== null) throw new Error(`The child ended early: ${stderr}`)
        await Promise.race([once(reader, 'line'), closed])
      }
    },
    async ended() {
      await closed
      return child.exitCode ?? child.signalCode ?? 'unknown'
    },
  }
}
