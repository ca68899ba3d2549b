import { expect, test } from 'vitest'
import { isBusy, watchLoop } from './busy.ts'

const MAX_MS = 1500

test.each([
  ['works all the while and falls behind', { delayMs: 2000, cpuShare: 0.9 }, true],
  ['works but keeps up', { delayMs: 200, cpuShare: 0.9 }, false],
  ['was stopped for a minute', { delayMs: 60_000, cpuShare: 0.01 }, false],
  ['gets a tenth of the processor', { delayMs: 2000, cpuShare: 0.1 }, false],
])('a process that %s', (_, sample, busy) => {
  expect(isBusy(sample, MAX_MS)).toBe(busy)
})

test('a pause of the whole process is not work, a busy loop is', async () => {
  const loop = watchLoop()
  loop.sample()
  // Blocks the thread without using the processor, as SIGSTOP does.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 400)
  const paused = loop.sample()
  expect(paused.delayMs).toBeGreaterThan(300)
  expect(isBusy(paused, 300)).toBe(false)

  const start = process.cpuUsage()
  const spent = () => {
    const { user, system } = process.cpuUsage(start)
    return user + system
  }
  while (spent() < 400_000);
  const worked = loop.sample()
  expect(worked.delayMs).toBeGreaterThan(300)
  // On a starved machine even work gets a small share, and then it is no reason to refuse requests.
  expect(isBusy(worked, 300)).toBe(worked.cpuShare >= 0.4)
  loop.stop()
})
