import type { ChildProcess } from 'node:child_process'
import { type EventEmitter, once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { DATABASE_STOPPED } from '#server/exit-codes.ts'
import { makeRestarts, type Restarts } from '#server/restarts.ts'

const SIGNALS = ['SIGTERM', 'SIGINT'] as const
/** A process that crashes ends by one of these; SIGKILL is the kernel's when memory runs out. Others are a decision. */
const CRASHES = ['SIGKILL', 'SIGSEGV', 'SIGABRT', 'SIGBUS', 'SIGILL', 'SIGFPE']
const GIVEN_UP =
  'Сервер остановился больше десяти раз за час и больше не запускается: устраните причину (она выше) и повторите npm start.'

interface Options {
  restarts?: Restarts
  say?: (line: string) => void
  signals?: Pick<EventEmitter, 'on' | 'off'>
  /** Runs already; the later ones are started. */
  first?: ChildProcess | null
}

/** It may have ended before anyone waits for it. */
async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}

/** Starts the server again after a stop that another process can recover from. Returns the exit code. */
export async function supervise(start: () => ChildProcess, options: Options = {}): Promise<number> {
  const { restarts = makeRestarts(), say = console.error, signals = process, first } = options
  const stopping = new AbortController()
  let child = first ?? start()
  const stop = (signal: NodeJS.Signals) => {
    stopping.abort()
    child.kill(signal)
  }
  for (const signal of SIGNALS) signals.on(signal, stop)
  try {
    for (;;) {
      await ended(child)
      const { exitCode: code, signalCode: signal } = child
      const isRecoverable = code === DATABASE_STOPPED || CRASHES.includes(signal ?? '')
      if (stopping.signal.aborted || !isRecoverable) return code ?? 1
      const pause = restarts.next()
      if (pause === null) {
        say(GIVEN_UP)
        return 1
      }
      say(`Сервер остановился (${signal ?? `код ${code}`}), запуск через ${Math.ceil(pause / 1000)} с.`)
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => undefined)
      if (stopping.signal.aborted) return 0
      child = start()
    }
  } finally {
    for (const signal of SIGNALS) signals.off(signal, stop)
  }
}
