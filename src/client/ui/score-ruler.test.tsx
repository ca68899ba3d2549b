import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ScoreRuler } from './score-ruler.tsx'

const PARTS = [
  { label: 'Проекты: 32,1', points: 32.1 },
  { label: 'Отзывы: 28,4', points: 28.4 },
  { label: 'Специализация: 12', points: 12 },
]

function barsIn(html: string) {
  return [...html.matchAll(/<rect x="([\d.]+)%" width="([\d.]+)%"/g)].map(([, x, width]) => ({
    x: Number(x),
    width: Number(width),
  }))
}

const draw = (parts: typeof PARTS, isBrief = false) =>
  renderToStaticMarkup(<ScoreRuler label="Балл 72,5 из 100" parts={parts} isBrief={isBrief} />)

test('the widths of the addends sum to the score', () => {
  const total = barsIn(draw(PARTS)).reduce((sum, bar) => sum + bar.width, 0)
  expect(total).toBeCloseTo(72.5, 1)
})

test('every addend begins where the previous one ends and stays on the ruler', () => {
  const points = fc.array(fc.double({ min: 0, max: 100 / 6, noNaN: true }), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(points, values => {
      const bars = barsIn(draw(values.map((value, index) => ({ label: `часть ${index}`, points: value }))))
      expect(bars).toHaveLength(values.length)
      let end = 0
      for (const bar of bars) {
        expect(bar.x).toBeCloseTo(end, 0)
        end = bar.x + bar.width
      }
      expect(end).toBeLessThanOrEqual(100.1)
    }),
  )
})

test('every addend has a title unless the ruler is brief', () => {
  expect(draw(PARTS)).toContain('<title>Отзывы: 28,4</title>')
  expect(draw(PARTS, true)).not.toContain('<title>')
})

test('the whole ruler has one accessible name and no style attribute', () => {
  expect(draw(PARTS)).toContain('role="img" aria-label="Балл 72,5 из 100"')
  expect(draw(PARTS)).not.toContain('style=')
})
