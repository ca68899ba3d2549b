import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { StateRuler } from './state-ruler.tsx'

const STEPS = ['Проект', 'Оценки', 'Слова', 'Почта', 'Готово']

const draw = (at: number) =>
  renderToStaticMarkup(<StateRuler steps={STEPS} at={at} now="4 из 6 оценок" label="Шаги отзыва" />)

test('the past ends and what is ahead begins at the visir, between two ticks', () => {
  const html = draw(1.5)
  expect(html).toContain('x2="37.5%" y1="13"')
  expect(html).toContain('x1="37.5%" x2="100%"')
  expect(html).toContain('x1="37.5%" x2="37.5%"')
  expect(html).toContain('4 из 6 оценок')
})

test('the state that is reached is the current step', () => {
  expect(draw(1.5)).toContain('<li aria-current="step">Оценки</li>')
  expect(draw(4)).toContain('<li aria-current="step">Готово</li>')
})

test('every step has its tick and its name', () => {
  const html = draw(0)
  for (const at of ['0%', '25%', '50%', '75%', '100%']) expect(html).toContain(`x1="${at}" x2="${at}" y1="5" y2="21"`)
  for (const step of STEPS) expect(html).toContain(`>${step}</li>`)
})
