import { expect, test } from 'vitest'
import { readStored, writeStored } from './storage.ts'

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

test('a written value is read back', () => {
  const storage = storageOf()
  writeStored(storage, 'viewedAgencies', [12, 7])
  expect(readStored(storage, 'viewedAgencies')).toEqual([12, 7])
})

test('a missing key reads as null', () => {
  expect(readStored(storageOf(), 'viewedAgencies')).toBeNull()
})

test('invalid JSON under our key reads as null', () => {
  expect(readStored(storageOf({ viewedAgencies: 'not json' }), 'viewedAgencies')).toBeNull()
})

test('blocked or full storage breaks nothing', () => {
  const storage = storageOf({ viewedAgencies: '[1]' }, true)
  expect(() => writeStored(storage, 'viewedAgencies', [2])).not.toThrow()
  expect(readStored(storage, 'viewedAgencies')).toBeNull()
})
