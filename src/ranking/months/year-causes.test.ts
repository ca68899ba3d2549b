import { expect, test } from 'vitest'
import { NBSP } from '#domain/numbers/numbers.ts'
import { causeOfYear } from './year-causes.ts'

const SAME = { before: 30, now: 30 }
const plain = (text: string) => text.replaceAll(NBSP, ' ')

test('a new method, new facts and those too old are named in this order', () => {
  const cause = causeOfYear({ factor: 'projects', limit: { before: 40, now: 35 }, came: 3, gone: 1 })
  expect(plain(cause)).toBe('вес 40 → 35, +3 проекта, 1 проект выбыл по сроку')
  expect(plain(causeOfYear({ factor: 'cases', limit: SAME, came: 0, gone: 5 }))).toBe('5 кейсов выбыло по сроку')
})

test('without them time is the cause', () => {
  expect(causeOfYear({ factor: 'reviews', limit: SAME, came: 0, gone: 0 })).toBe('прежние отзывы стали старше')
})

test('shares are not counted', () => {
  expect(causeOfYear({ factor: 'focus', limit: SAME, came: 2, gone: 2 })).toBe('другая доля проектов этого рейтинга')
})
