import { expect, test } from 'vitest'
import { PictureQueue } from './picture-queue.ts'

const picture = (size: number) => Buffer.alloc(size)

test('pictures are made one at a time, in request order', async () => {
  const queue = new PictureQueue({ maxBytes: 100 })
  const seen: string[] = []
  const make = (name: string) => async () => {
    seen.push(`${name} begins`)
    await new Promise(resolve => setTimeout(resolve, 5))
    seen.push(`${name} ends`)
    return picture(1)
  }
  await Promise.all([queue.get('a', make('a')), queue.get('b', make('b'))])
  expect(seen).toEqual(['a begins', 'a ends', 'b begins', 'b ends'])
})

test('concurrent requests share one picture, which is then cached', async () => {
  const queue = new PictureQueue({ maxBytes: 100 })
  let made = 0
  const make = async () => {
    made += 1
    return picture(1)
  }
  await Promise.all([queue.get('a', make), queue.get('a', make)])
  await queue.get('a', make)
  expect(made).toBe(1)
})

test('the least recently used picture is evicted first', async () => {
  const queue = new PictureQueue({ maxBytes: 20 })
  const made: string[] = []
  const ask = (name: string) =>
    queue.get(name, async () => {
      made.push(name)
      return picture(10)
    })
  for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(name)
  expect(made).toEqual(['a', 'b', 'c', 'b'])
})

test('a failed picture is not cached and does not block the next', async () => {
  const queue = new PictureQueue({ maxBytes: 100 })
  const failing = queue.get('a', () => Promise.reject(new Error('no paint')))
  const next = queue.get('b', async () => picture(3))
  await expect(failing).rejects.toThrow('no paint')
  expect(await next).toHaveLength(3)
  expect(await queue.get('a', async () => picture(2))).toHaveLength(2)
})

test('a full queue answers null at once', async () => {
  const queue = new PictureQueue({ maxBytes: 100, maxWaiting: 2 })
  const asked = ['a', 'b', 'c'].map(name => queue.get(name, async () => picture(1)))
  expect((await Promise.all(asked)).map(one => one?.length ?? null)).toEqual([1, 1, null])
  expect(await queue.get('c', async () => picture(1))).toHaveLength(1)
})
