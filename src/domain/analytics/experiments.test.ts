import { describe, expect, test } from 'vitest'
import { isDifferent, rateOf } from './experiment-results.ts'
import { BUCKETS, bucketIn, optionFor } from './experiments.ts'

const RUNNING = { id: 1, name: 'tender-button', share: 30 } as const

test('the share of an experiment is its share of buckets', () => {
  const options = Array.from({ length: BUCKETS }, (_, bucket) => optionFor(RUNNING, bucket))
  expect(options.filter(option => option === 'offers')).toHaveLength(30)
  expect(options.filter(option => option === 'control')).toHaveLength(70)
})

test.each([[{ bucket: 0 }], [{ bucket: 99 }]])('%j holds a bucket', cookie => {
  expect(bucketIn(cookie)).toBe(cookie.bucket)
})

test.each([null, 7, 'x', {}, { bucket: -1 }, { bucket: 100 }, { bucket: 1.5 }, { bucket: '7' }])(
  '%j holds none',
  cookie => {
    expect(bucketIn(cookie)).toBeNull()
  },
)

describe('options', () => {
  test('differ when chance would rarely explain it', () => {
    expect(isDifferent({ exposed: 1000, reached: 50 }, { exposed: 1000, reached: 90 })).toBe(true)
    expect(isDifferent({ exposed: 1000, reached: 50 }, { exposed: 1000, reached: 55 })).toBe(false)
  })

  test('are not told apart from a few visitors', () => {
    expect(isDifferent({ exposed: 20, reached: 4 }, { exposed: 20, reached: 12 })).toBeNull()
    expect(isDifferent({ exposed: 0, reached: 0 }, { exposed: 0, reached: 0 })).toBeNull()
  })

  test('have a rate of the visitors who saw them', () => {
    expect(rateOf({ exposed: 200, reached: 50 })).toBe(0.25)
    expect(rateOf({ exposed: 0, reached: 0 })).toBe(0)
  })
})
