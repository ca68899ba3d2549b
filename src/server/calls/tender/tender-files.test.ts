import { expect, test } from 'vitest'
import { hasRoom } from './tender-files.ts'

const MIB = 1024 * 1024

test.each([
  ['an empty store', { today: 0, all: 0 }, true],
  ['room for exactly this file', { today: 99 * MIB, all: 2047 * MIB }, true],
  ['a full day', { today: 100 * MIB, all: 100 * MIB }, false],
  ['a full store', { today: 0, all: 2048 * MIB }, false],
])('%s', (_, stored, isRoom) => {
  expect(hasRoom(stored, MIB)).toBe(isRoom)
})
