import { existsSync, mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startChild } from '#tests/support/database/child.ts'
import { copyEmbeddedTemplate } from '#tests/support/database/database.ts'
import { temporaryFolder } from '#tests/support/files/temporary-folder.ts'
import { DatabaseInUseError, lockDataDir, lockPath } from './lock.ts'

async function dataFolder(): Promise<string> {
  const dataDir = temporaryFolder()
  await copyEmbeddedTemplate(dataDir)
  return dataDir
}

async function leaveStaleLock(dataDir: string): Promise<void> {
  const holder = startChild('embedded-writer.ts', [dataDir, 'hold'])
  await holder.hasPrinted(1)
  holder.process.kill('SIGKILL')
  await holder.ended()
  expect(existsSync(lockPath(dataDir))).toBe(true)
}

test('a second process is refused with a clear message, and the first keeps running', async () => {
  const dataDir = await dataFolder()
  const first = startChild('embedded-writer.ts', [dataDir, 'hold'])
  await first.hasPrinted(1)

  const second = startChild('embedded-writer.ts', [dataDir, 'hold'])
  expect(await second.ended()).toBe(1)
  expect(second.stderr()).toBe(`${new DatabaseInUseError(dataDir, lockPath(dataDir)).message}\n`)

  first.process.kill('SIGTERM')
  expect(await first.ended()).toBe(0)
  expect(existsSync(lockPath(dataDir))).toBe(false)
})

test('the lock of a killed process is taken over', async () => {
  const dataDir = await dataFolder()
  await leaveStaleLock(dataDir)
  const lock = await lockDataDir(dataDir)
  await expect(lockDataDir(dataDir)).rejects.toThrow(DatabaseInUseError)
  await lock.release()
})

test('of many processes that find a stale lock at once, one gets it', async () => {
  const dataDir = await dataFolder()
  await leaveStaleLock(dataDir)
  const tries = await Promise.allSettled(Array.from({ length: 8 }, () => lockDataDir(dataDir)))
  const got = tries.filter(result => result.status === 'fulfilled')
  expect(got).toHaveLength(1)
  await got[0]?.value.release()
})

test('a released lock can be taken again', async () => {
  const dataDir = temporaryFolder()
  const lock = await lockDataDir(dataDir)
  await lock.release()
  const again = await lockDataDir(dataDir)
  await again.release()
})

test('a folder reached by two paths has one lock', async () => {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'data'))
  symlinkSync(join(folder, 'data'), join(folder, 'other-name'))
  const lock = await lockDataDir(join(folder, 'data'))
  await expect(lockDataDir(join(folder, 'other-name'))).rejects.toThrow(DatabaseInUseError)
  await lock.release()
})

test('a path too long for a socket is locked as well', async () => {
  const deep = join(temporaryFolder(), 'a-folder-with-a-long-name/'.repeat(6))
  mkdirSync(deep, { recursive: true })
  expect(Buffer.byteLength(lockPath(deep))).toBeLessThanOrEqual(103)
  const lock = await lockDataDir(deep)
  await expect(lockDataDir(deep)).rejects.toThrow(DatabaseInUseError)
  await lock.release()
})
