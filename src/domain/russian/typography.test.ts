import { expect, test } from 'vitest'
import { keepDashes } from './typography.ts'

test('a dash is joined to the word before it', () => {
  expect(keepDashes('Срок — это тоже часть — и цена')).toBe('Срок\u00a0— это тоже часть\u00a0— и цена')
})

test('hyphens and ranges are left alone', () => {
  expect(keepDashes('веб-студия, 2–3 недели, кто-то')).toBe('веб-студия, 2–3 недели, кто-то')
})
