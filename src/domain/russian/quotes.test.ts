import { expect, test } from 'vitest'
import { agencyInGuillemets, inGuillemets } from './quotes.ts'

test.each([
  ['Шестерня', '«Шестерня»'],
  ['Бюро «Верстак»', '«Бюро „Верстак“»'],
  ['Анна: «Сначала «зачем»»', '«Анна: „Сначала „зачем““»'],
])('%s in quotes is %s', (text, shown) => {
  expect(inGuillemets(text)).toBe(shown)
})

test.each([
  ['Агентство «Фитиль»', '«Фитиль»'],
  ['Бюро «Верстак»', '«Бюро „Верстак“»'],
])('%s after «агентству» is %s', (name, shown) => {
  expect(agencyInGuillemets(name)).toBe(shown)
})
