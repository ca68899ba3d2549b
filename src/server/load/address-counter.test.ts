import { expect, test } from 'vitest'
import { AddressCounter } from './address-counter.ts'

function counterAt(max: number) {
  const clock = { now: 0 }
  return { clock, counter: new AddressCounter({ max, now: () => clock.now }) }
}

test('an address is over its limit until the minute is, and others are not', () => {
  const { clock, counter } = counterAt(2)
  counter.add('203.0.113.1')
  expect(counter.isOver('203.0.113.1')).toBe(false)
  counter.add('203.0.113.1')
  expect(counter.isOver('203.0.113.1')).toBe(true)
  expect(counter.isOver('203.0.113.2')).toBe(false)
  clock.now = 60_000
  expect(counter.isOver('203.0.113.1')).toBe(false)
})

test('made-up addresses push out the oldest, not the one that is counted now', () => {
  const { counter } = counterAt(2)
  counter.add('old')
  counter.add('old')
  for (let nth = 0; nth < 20_000; nth += 1) {
    counter.add(`198.${nth >> 16}.${(nth >> 8) & 255}.${nth & 255}`)
    if (nth % 1_000 === 0) counter.add('busy')
  }
  expect(counter.isOver('busy')).toBe(true)
  expect(counter.isOver('old')).toBe(false)
})

test('addresses of one IPv6 network share a limit', () => {
  const { counter } = counterAt(2)
  counter.add('2001:db8:1:2::7')
  counter.add('2001:db8:1:2:aaaa::9')
  expect(counter.isOver('2001:db8:1:2::ffff')).toBe(true)
  expect(counter.isOver('2001:db8:1:3::7')).toBe(false)
})
