import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { processEnv, ROOT, SHORT_LIVED_FLAGS } from './node-process.ts'

const START_TIMEOUT_MS = 240_000

export interface ServerProcess {
  url: string
  process: ChildProcess
  /** Everything printed so far, to either stream. */
  output(): string
  /** Resolves with the exit code, or the signal that ended the process. */
  ended(): Promise<number | string>
  stop(): Promise<number | string>
}

const ATTEMPTS = 3

/** Starts a server in its own process and waits until it answers. */
export async function startServer(script: string, env: Record<string, string>, root = ROOT): Promise<ServerProcess> {
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort()
    const url = `http://127.0.0.1:${port}`
    const child = runServer(script, { PORT: String(port), HOST: '127.0.0.1', SITE_URL: url, ...env }, root)
    try {
      await waitUntilReady(url, child)
      return {
        ...child,
        url,
        stop() {
          child.process.kill('SIGTERM')
          return child.ended()
        },
      }
    } catch (error) {
      // Another process can take a free port first.
      if (attempt === ATTEMPTS || !/EADDRINUSE|Порт \d+ занят/.test(child.output())) throw error
    }
  }
}

export function runServer(
  script: string,
  env: Record<string, string>,
  root = ROOT,
): Omit<ServerProcess, 'url' | 'stop'> {
  const child = spawn(process.execPath, [...SHORT_LIVED_FLAGS, join(root, script)], {
    cwd: root,
    env: processEnv(env),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const collect = (chunk: Buffer) => {
    output += chunk
  }
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  const closed = once(child, 'close')
  return {
    process: child,
    output: () => output,
    async ended() {
      await closed
      return child.exitCode ?? child.signalCode ?? 'unknown'
    },
  }
}

async function waitUntilReady(url: string, { process: child, output }: Omit<ServerProcess, 'url' | 'stop'>) {
  const giveUpAt = Date.now() + START_TIMEOUT_MS
  for (;;) {
    const answer = await fetch(`${url}/readyz`).catch(() => null)
    if (answer?.ok) return
    if (child.exitCode !== null || Date.now() > giveUpAt) {
      child.kill('SIGKILL')
      throw new Error(`The server did not start: ${output()}`)
    }
    await sleep(50)
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('No free port')
  return address.port
}
