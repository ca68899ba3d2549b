import { expect, test } from 'vitest'
import { readStored, writeStored } from './storage.ts'

/** Storage of a browser as far as we use it. */
function storageOf(kept: Record<string, string> = {}, refuse = false): Storage {
  const checked = () => {
    if (refuse) throw new DOMException('The quota has been exceeded', 'QuotaExceededError')
  }
  return {
    getItem: (key: string) => {
      checked()
      return kept[key] ?? null
    },
    setItem: (key: string, value: string) => {
      checked()
      kept[key] = value
    },
  } as Storage
}

test('what was written is read back', () => {
  const storage = storageOf()
  writeStored(storage, 'viewedAgencies', [12, 7])
  expect(readStored(storage, 'viewedAgencies')).toEqual([12, 7])
})

test('what was never written is null', () => {
  expect(readStored(storageOf(), 'viewedAgencies')).toBeNull()
})

test('somebody else’s words under our key are null', () => {
  expect(readStored(storageOf({ viewedAgencies: 'not json' }), 'viewedAgencies')).toBeNull()
})

test('a storage that is forbidden or full breaks nothing', () => {
  const storage = storageOf({ viewedAgencies: '[1]' }, true)
  expect(() => writeStored(storage, 'viewedAgencies', [2])).not.toThrow()
  expect(readStored(storage, 'viewedAgencies')).toBeNull()
})
