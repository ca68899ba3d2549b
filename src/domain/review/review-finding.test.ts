import { expect, test } from 'vitest'
import { reviewFinding } from './review-finding.ts'

const criteria = (quality: number, terms: number, communication: number, value: number) =>
  [
    { id: 'quality', title: '', average: quality },
    { id: 'terms', title: '', average: terms },
    { id: 'communication', title: '', average: communication },
    { id: 'value', title: '', average: value },
    { id: 'recommend', title: '', average: 5 },
  ] as const
const plain = (text: string | null) => (text ?? '').replace(/\s+/g, ' ')

test('a finding names what is praised most and the weak point', () => {
  expect(plain(reviewFinding(criteria(4.8, 4.3, 4.7, 4.7), 20))).toBe('Хвалят качество, слабое место — сроки')
  expect(plain(reviewFinding(criteria(4.8, 4.7, 4.8, 4.7), 20))).toBe('Хвалят качество и общение')
})

test('more than two equals are level', () => {
  expect(plain(reviewFinding(criteria(4.8, 4.3, 4.8, 4.8), 20))).toBe('Оценки ровные, слабое место — сроки')
  expect(reviewFinding(criteria(4.8, 4.8, 4.8, 4.8), 20)).toBe('Оценки ровные, слабого места нет')
})

test('few reviews find nothing', () => {
  expect(reviewFinding(criteria(4.8, 3, 4.8, 4.8), 4)).toBeNull()
})
