import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'

/** A step of the start has failed, and its process has said why. */
export class StepError extends Error {
  readonly exitCode: number

  constructor(exitCode: number) {
    super(`A step ended with code ${exitCode}`)
    this.exitCode = exitCode
  }
}

interface Options {
  /** Ends the step. */
  signal?: AbortSignal | undefined
  /** What the step sends to its parent. */
  onMessage?: ((message: unknown) => void) | undefined
  isQuiet?: boolean
  /** Yields to the other steps. */
  yields?: boolean
  /** Beside the environment of this process. */
  env?: NodeJS.ProcessEnv
}

/** Runs a script of the project in a process of its own. */
export async function runStep(command: readonly string[], options: Options = {}): Promise<void> {
  const { signal, onMessage, isQuiet = false, yields = false, env = {} } = options
  const child = spawn(process.execPath, command, {
    stdio: ['inherit', isQuiet ? 'ignore' : 'inherit', 'inherit', ...(onMessage ? ['ipc' as const] : [])],
    env: { ...process.env, ...env },
    signal,
  })
  if (yields && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  if (onMessage) child.on('message', onMessage)
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new StepError(code ?? 1)
}
