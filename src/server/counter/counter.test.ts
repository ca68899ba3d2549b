import { describe, expect, test } from 'vitest'
import { type Hit, type HitSource, makeCounter } from './counter.ts'

const DAY = '2026-03-05'
const from = (address: string, device: HitSource['device'] = 'desktop', day = DAY): HitSource => ({
  day,
  device,
  address,
  network: address,
})
const rating = (subject = 'city/kazan'): Hit => ({ kind: 'rating', subject, type: 'crm', region: 'kazan' })
const times = (count: number, run: () => void) => {
  for (let index = 0; index < count; index += 1) run()
}
const hitsIn = (counter: ReturnType<typeof makeCounter>) => sumOf(counter, kind => kind !== 'held')
const heldIn = (counter: ReturnType<typeof makeCounter>) => sumOf(counter, kind => kind === 'held')
const sumOf = (counter: ReturnType<typeof makeCounter>, isWanted: (kind: string) => boolean) =>
  counter.take().counts.reduce((sum, { kind, hits }) => sum + (isWanted(kind) ? hits : 0), 0)

test('hits of one figure add up, by day and device', () => {
  const counter = makeCounter()
  counter.add(rating(), from('a'))
  counter.add(rating(), from('b'))
  counter.add(rating(), from('c', 'mobile'))
  counter.add(rating(), from('a', 'desktop', '2026-03-06'))
  const figure = { kind: 'rating', subject: 'city/kazan', type: 'crm', region: 'kazan' }
  expect(counter.take().counts).toEqual([
    { ...figure, day: DAY, device: 'desktop', hits: 2 },
    { ...figure, day: DAY, device: 'mobile', hits: 1 },
    { ...figure, day: '2026-03-06', device: 'desktop', hits: 1 },
  ])
  expect(counter.take().counts).toEqual([])
})

test('counts that could not be written are added to the later ones', () => {
  const counter = makeCounter()
  counter.add(rating(), from('a'))
  const lost = counter.take()
  counter.add(rating(), from('b'))
  counter.putBack(lost)
  expect(counter.take().counts).toMatchObject([{ hits: 2 }])
})

test('a batch is new once', () => {
  const counter = makeCounter()
  expect(counter.isNewBatch('one')).toBe(true)
  expect(counter.isNewBatch('one')).toBe(false)
  expect(counter.isNewBatch('two')).toBe(true)
})

describe('an address', () => {
  test('adds at most twenty to a figure in a day, whatever its device says', () => {
    const counter = makeCounter()
    times(30, () => counter.add(rating(), from('a')))
    times(30, () => counter.add(rating(), from('a', 'mobile')))
    expect(hitsIn(counter)).toBe(20)
    counter.add(rating('city/ufa'), from('a'))
    counter.add(rating(), from('b'))
    counter.add(rating(), from('a', 'desktop', '2026-03-06'))
    expect(hitsIn(counter)).toBe(3)
  })

  test('stays bounded after its counts are written', () => {
    const counter = makeCounter()
    times(20, () => counter.add(rating(), from('a')))
    counter.take()
    counter.add(rating(), from('a'))
    expect(counter.take().counts).toMatchObject([{ kind: 'held', subject: 'rating/city/kazan', hits: 1 }])
  })

  test('may read two hundred pages of a kind', () => {
    const counter = makeCounter()
    times(300, () => counter.add({ kind: 'page', subject: 'agency', type: '', region: '' }, from('a')))
    expect(hitsIn(counter)).toBe(200)
  })

  test('cannot fill the memory with figures', () => {
    const counter = makeCounter()
    let next = 0
    times(5_000, () => counter.add({ kind: 'agency', subject: `agency-${next++}`, type: '', region: '' }, from('a')))
    expect(counter.take().counts).toHaveLength(2_000)
  })
})

test('made-up queries are bounded for all addresses together', () => {
  const counter = makeCounter()
  let next = 0
  times(7_000, () =>
    counter.add({ kind: 'search', subject: `query ${next++}`, type: '', region: '' }, from(`address-${next % 10}`)),
  )
  expect(counter.take().counts).toHaveLength(5_000)
})

describe('a network', () => {
  const within = (network: string, nth: number): HitSource => ({ ...from(`${network}-${nth}`), network })
  const spike = (counter: ReturnType<typeof makeCounter>, networks: number, hits: number) => {
    let next = 0
    times(hits, () => counter.add(rating(), within(`network-${next++ % networks}`, next)))
  }

  test.each([1, 2, 6, 10])('a spike from %d of them counts as twenty visits each, and the rest is held', networks => {
    const counter = makeCounter()
    spike(counter, networks, 1_200)
    const { counts } = counter.take()
    expect(counts).toMatchObject([
      { kind: 'rating', hits: 20 * networks },
      { kind: 'held', subject: 'rating/city/kazan', hits: 1_200 - 20 * networks },
    ])
  })

  test('visits from many networks all count, also those of a large one', () => {
    const counter = makeCounter()
    spike(counter, 300, 3_000)
    times(200, () => counter.add(rating(), within('provider', Math.random())))
    expect(hitsIn(counter)).toBe(3_200)
  })

  test('held counts of a query are not stored: its text may be anything', () => {
    const counter = makeCounter()
    times(30, () => counter.add({ kind: 'search', subject: 'query', type: '', region: '' }, from('a')))
    expect(heldIn(counter)).toBe(0)
  })
})
