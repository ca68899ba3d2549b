import { expect, test } from 'vitest'
import { hasRoom } from './tender-files.ts'

const MIB = 1024 * 1024

test.each([
  ['an empty store', { today: 0, all: 0, ofNetwork: 0 }, true],
  ['room for exactly this file', { today: 99 * MIB, all: 2047 * MIB, ofNetwork: 9 * MIB }, true],
  ['a full day', { today: 100 * MIB, all: 100 * MIB, ofNetwork: 0 }, false],
  ['a full store', { today: 0, all: 2048 * MIB, ofNetwork: 0 }, false],
  ['a network that sent its share', { today: 10 * MIB, all: 10 * MIB, ofNetwork: 10 * MIB }, false],
])('%s', (_, stored, isRoom) => {
  expect(hasRoom(stored, MIB)).toBe(isRoom)
})
