import { existsSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#tests/support/files/temporary-folder.ts'
import { makeDataFolder } from './data-folder.ts'
import { DatabaseOpenError } from './open-error.ts'

test('a folder is made with those above it, for its owner only; one that is there stays', () => {
  const folder = join(temporaryFolder(), 'new/machine')
  makeDataFolder(folder)
  writeFileSync(join(folder, 'file'), '')
  makeDataFolder(folder)
  expect(existsSync(join(folder, 'file'))).toBe(true)
  expect(statSync(folder).mode & 0o777).toBe(0o700)
})

test('one that cannot be made is one sentence', () => {
  const file = join(temporaryFolder(), 'file')
  writeFileSync(file, '')
  // Not even root can make a folder in /proc.
  for (const folder of [join(file, 'data'), '/proc/no-such-folder/data']) {
    expect(() => makeDataFolder(folder)).toThrow(DatabaseOpenError)
    expect(() => makeDataFolder(folder)).toThrow(`В папку данных ${folder} нельзя писать (`)
  }
})
