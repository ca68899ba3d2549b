import { spawn } from 'node:child_process'
import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { DATABASE_STOPPED } from '#server/exit-codes.ts'
import { supervise } from '../scripts/supervise.ts'

/** A stand-in for the server that ends as told; the last end repeats. */
function startEnding(...ends: string[]) {
  let starts = 0
  const start = () => {
    const code = ends[Math.min(starts, ends.length - 1)] ?? ''
    starts += 1
    return spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'pipe', 'inherit'] })
  }
  return { start, starts: () => starts }
}

function restartsOf(...pauses: number[]) {
  let nth = 0
  return {
    next() {
      nth += 1
      return pauses[nth - 1] ?? null
    },
  }
}

const STOPPED = `process.exit(${DATABASE_STOPPED})`
const endBy = (signal: string) => `process.kill(process.pid, '${signal}')`

test('a server whose database has stopped, that crashed or ran out of memory, is started again', async () => {
  const said: string[] = []
  const { start, starts } = startEnding(STOPPED, endBy('SIGSEGV'), endBy('SIGKILL'), 'process.exit(0)')
  const code = await supervise(start, { restarts: restartsOf(1, 1, 1), say: line => said.push(line) })
  expect(code).toBe(0)
  expect(starts()).toBe(4)
  expect(said).toEqual([
    'Сервер остановился (код 70), запуск через 1 с.',
    'Сервер остановился (SIGSEGV), запуск через 1 с.',
    'Сервер остановился (SIGKILL), запуск через 1 с.',
  ])
})

test('it gives up with a sentence when there were too many', async () => {
  const said: string[] = []
  const { start, starts } = startEnding(STOPPED)
  expect(await supervise(start, { restarts: restartsOf(1), say: line => said.push(line) })).toBe(1)
  expect(starts()).toBe(2)
  expect(said.at(-1)).toMatch(/^Сервер остановился больше десяти раз за час и больше не запускается/)
})

test.each([
  ['a wrong setting', 'process.exit(1)', 1],
  ['somebody’s SIGHUP', endBy('SIGHUP'), 1],
  ['an ordinary stop', 'process.exit(0)', 0],
])('%s is the end', async (_, end, code) => {
  const { start, starts } = startEnding(end)
  expect(await supervise(start, { restarts: restartsOf(1) })).toBe(code)
  expect(starts()).toBe(1)
})

test('SIGTERM reaches the server, and its exit code is returned', async () => {
  const { start, starts } = startEnding(
    `process.on('SIGTERM', () => process.exit(7)); setInterval(() => {}, 1e6); console.log('on')`,
  )
  const signals = new EventEmitter()
  const startAndSignal = () => {
    const server = start()
    server.stdout.once('data', () => signals.emit('SIGTERM', 'SIGTERM'))
    return server
  }
  const ended = supervise(startAndSignal, { signals })
  expect(await ended).toBe(7)
  expect(starts()).toBe(1)
})

test('SIGTERM during a pause ends the process immediately', async () => {
  const { start, starts } = startEnding(STOPPED)
  const signals = new EventEmitter()
  const ended = supervise(start, {
    restarts: restartsOf(1_000_000),
    say: () => setImmediate(() => signals.emit('SIGTERM', 'SIGTERM')),
    signals,
  })
  expect(await ended).toBe(0)
  expect(starts()).toBe(1)
})
