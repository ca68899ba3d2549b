import { expect, test } from 'vitest'
import { textParts } from './text-parts.ts'

test('every heading of an editors’ text can be linked to', () => {
  const { html, parts } = textParts('<p>Текст</p><h2>1. Кто</h2><p>Мы</p><h2>2. <b>Зачем</b></h2>')
  expect(parts).toEqual([
    { id: 'part-1', title: '1. Кто' },
    { id: 'part-2', title: '2. Зачем' },
  ])
  expect(html).toBe('<p>Текст</p><h2 id="part-1">1. Кто</h2><p>Мы</p><h2 id="part-2">2. <b>Зачем</b></h2>')
})

test('a text without headings stays as it is', () => {
  expect(textParts('<p>Текст</p>')).toEqual({ html: '<p>Текст</p>', parts: [] })
})
