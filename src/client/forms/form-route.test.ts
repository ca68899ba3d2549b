import { expect, test } from 'vitest'
import { progressOf, sentAt } from './form-route.ts'

const RULES = {
  quality: { kind: 'choice', label: 'Качество', of: ['1', '2'] },
  terms: { kind: 'choice', label: 'Сроки', of: ['1', '2'] },
  text: { kind: 'text', label: 'Отзыв', from: 5, to: 100 },
  better: { kind: 'text', label: 'Лучше', from: 3, to: 100, isOptional: true },
} as const
const STAGES = [
  { title: 'Оценки', fields: ['quality', 'terms'] },
  { title: 'Слова', fields: ['text', 'better'], seconds: 120 },
  { title: 'Проверка' },
  { title: 'На сайте' },
]
const progress = (typed: Record<string, string>) => progressOf(RULES, STAGES, typed)

test('an empty form is at its first stage, with all its minutes ahead', () => {
  expect(progress({})).toMatchObject({ at: 0, filled: 0, total: 2, minutes: 3 })
})

test('the visir goes with the fields of the first stage that is not complete', () => {
  expect(progress({ quality: '2' })).toMatchObject({ at: 0.5, filled: 1, total: 2, minutes: 3 })
  expect(progress({ quality: '2', text: 'Хорошо' })).toMatchObject({ at: 0.5, minutes: 1 })
})

test('a stage done before the form is past from the start', () => {
  const stages = [{ title: 'Кому' }, ...STAGES]
  expect(progressOf(RULES, stages, {}).at).toBe(1)
  expect(sentAt(stages)).toBe(3)
})

test('an optional field is not waited for, a text that is too short is', () => {
  const marks = { quality: '1', terms: '2' }
  expect(progress({ ...marks, text: ' Да ', better: 'Сроки' })).toMatchObject({ at: 1, filled: 0, total: 1 })
})

test('a complete form stops before the stage that only sending reaches', () => {
  const { at, minutes } = progress({ quality: '1', terms: '2', text: 'Хорошо' })
  expect(minutes).toBe(0)
  expect(at).toBeGreaterThan(1)
  expect(at).toBeLessThan(sentAt(STAGES))
  expect(sentAt(STAGES)).toBe(2)
})
