import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { type KeptFiles, makeKeptFiles } from './kept-files.ts'

const HOUR_MS = 3_600_000

/** Renderings that end when the test says so. */
function setUp() {
  let time = HOUR_MS
  const started: string[] = []
  const ends: ((text: string) => void)[] = []
  const kept = makeKeptFiles({ now: () => new Date(time) })
  return {
    started,
    pass: (ms: number) => {
      time += ms
    },
    drop: kept.drop,
    ask: (address: string) =>
      kept.file(address, () => {
        started.push(address)
        return new Promise(resolve => ends.push(resolve))
      }),
    end: (text: string) => ends.shift()?.(text),
  }
}

const textOf = async (file: ReturnType<KeptFiles['file']>) => gunzipSync((await file).gzip ?? '').toString()

test('concurrent and later requests for a file share one rendering', async () => {
  const { ask, end, started } = setUp()
  const asked = [ask('/a.xml'), ask('/a.xml')]
  await expect.poll(() => started).toEqual(['/a.xml'])
  end('<a/>')
  expect(await Promise.all(asked.map(textOf))).toEqual(['<a/>', '<a/>'])
  expect(await textOf(ask('/a.xml'))).toBe('<a/>')
  expect(started).toEqual(['/a.xml'])
})

test('a file is kept compressed only', async () => {
  const { ask, end, started } = setUp()
  const file = ask('/a.xml')
  await expect.poll(() => started).toHaveLength(1)
  end('<a/>'.repeat(10_000))
  const { html, brotli, gzip, htmlBytes } = await file
  expect(html).toBeNull()
  expect((brotli?.length ?? 0) + (gzip?.length ?? 0)).toBeLessThan(htmlBytes / 10)
})

test('files take turns', async () => {
  const { ask, end, started } = setUp()
  const asked = [ask('/a.xml'), ask('/b.xml')]
  await expect.poll(() => started).toEqual(['/a.xml'])
  end('<a/>')
  await expect.poll(() => started).toEqual(['/a.xml', '/b.xml'])
  end('<b/>')
  expect(await Promise.all(asked.map(textOf))).toEqual(['<a/>', '<b/>'])
})

test('a file is rendered again after a write and after its time', async () => {
  const { ask, end, drop, pass, started } = setUp()
  const before = ask('/a.xml')
  await expect.poll(() => started).toHaveLength(1)
  drop()
  const after = ask('/a.xml')
  end('old')
  await expect.poll(() => started).toHaveLength(2)
  end('new')
  expect([await textOf(before), await textOf(after), await textOf(ask('/a.xml'))]).toEqual(['old', 'new', 'new'])
  pass(HOUR_MS)
  const later = ask('/a.xml')
  await expect.poll(() => started).toHaveLength(3)
  end('newer')
  expect(await textOf(later)).toBe('newer')
})
