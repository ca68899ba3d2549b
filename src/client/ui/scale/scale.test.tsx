import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { liftMarks, stackDots } from './dot-stack.ts'
import { evenTicks, pointTicks, stepPath, stepPoints } from './geometry.ts'
import { PriceStrip } from './price-strip.tsx'
import { ScoreBar } from './score-bar.tsx'
import { StepLine } from './step-line.tsx'

function barsIn(html: string) {
  return [...html.matchAll(/<rect[^>]* x="([\d.]+)%" width="([\d.]+)%"/g)].map(([, x, width]) => ({
    x: Number(x),
    width: Number(width),
  }))
}

const draw = (addends: readonly number[]) => renderToStaticMarkup(<ScoreBar addends={addends} label="Балл" />)

test('the widths of the addends sum to the score', () => {
  const total = barsIn(draw([32.1, 28.4, 12])).reduce((sum, bar) => sum + bar.width, 0)
  expect(total).toBeCloseTo(72.5, 1)
})

test('every addend begins where the previous one ends and stays on the axis', () => {
  const addends = fc.array(fc.double({ min: 0.1, max: 100 / 6, noNaN: true }), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(addends, values => {
      const bars = barsIn(draw(values))
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

test('an addend of nothing is not drawn; a wide one carries its number', () => {
  const html = draw([31.6, 0, 9])
  expect(barsIn(html)).toHaveLength(2)
  expect(html).toContain('>31,6<')
  expect(html).not.toContain('>9,0<')
})

test('even ticks run from zero to the end, major ones labelled', () => {
  const ticks = evenTicks(100, 20, 5)
  expect(ticks).toHaveLength(21)
  expect(ticks.flatMap(({ label }) => label ?? [])).toEqual(['0', '20', '40', '60', '80', '100'])
  expect(ticks.at(-1)?.at).toBe(1)
})

test('on a phone the points of an addend are labelled by tens, and those near the last one are not', () => {
  const labelled = pointTicks(35).filter(({ label }) => label !== undefined)
  expect(labelled.map(({ label }) => label)).toEqual(['0', '5', '10', '15', '20', '25', '30', '35'])
  expect(labelled.flatMap(({ label, isForWide }) => (isForWide ? [] : label))).toEqual(['0', '10', '20', '35'])
})

test('better places are higher, later editions further right, and the line has steps only', () => {
  const points = stepPoints([9, 3, 3, 1], 72, 30, 4)
  expect(points[3]?.y).toBeLessThan(points[0]?.y ?? 0)
  expect(points.map(({ x }) => x)).toEqual([4, 25.3, 46.7, 68])
  expect(stepPath(points)).toMatch(/^M[\d. ]+(H[\d.]+(V[\d.]+)?)+$/)
})

test('an unchanged place is a level line', () => {
  expect(stepPath(stepPoints([4, 4, 4], 72, 30, 4))).toBe('M4 4H36H68')
})

test('a history without places draws nothing', () => {
  expect(renderToStaticMarkup(<StepLine places={[]} label="" />)).toBe('')
})

const positions = fc.array(
  fc.double({ min: 0, max: 1, noNaN: true }).map(at => ({ at })),
  { maxLength: 40 },
)
const GAP = 0.012
const ROUNDING = 1e-9

test('dots stand in upright columns that never cover each other and stay near their places', () => {
  fc.assert(
    fc.property(positions, dots => {
      const stacked = stackDots(dots, GAP)
      const sorted = dots.toSorted((one, other) => one.at - other.at)
      expect(stacked).toHaveLength(dots.length)
      for (const [index, one] of stacked.entries()) {
        expect(Math.abs(one.at - (sorted[index]?.at ?? 0))).toBeLessThanOrEqual(2 * GAP + ROUNDING)
        for (const other of stacked.slice(index + 1)) {
          const distance = Math.abs(one.at - other.at)
          if (distance > 0) expect(distance).toBeGreaterThanOrEqual(GAP - ROUNDING)
          else expect(one.level).not.toBe(other.level)
        }
      }
    }),
  )
})

test('a dot with room around it is drawn at its place', () => {
  expect(stackDots([{ at: 0.2 }, { at: 0.5 }, { at: 0.9 }], GAP).map(({ at, level }) => [at, level])).toEqual([
    [0.2, 0],
    [0.5, 0],
    [0.9, 0],
  ])
})

test('equal dots stand one above another, also at the end of the axis', () => {
  const stacked = stackDots([{ at: 1 }, { at: 1 }, { at: 0.995 }, { at: 0.98 }], GAP)
  expect(stacked.map(({ level }) => level)).toEqual([0, 0, 1, 2])
  expect(Math.max(...stacked.map(({ at }) => at))).toBeLessThanOrEqual(1)
})

test('lifted marks stay at their places and never cover each other', () => {
  fc.assert(
    fc.property(positions, marks => {
      const lifted = liftMarks(marks, 0.1)
      expect(lifted.map(({ at }) => at)).toEqual(marks.map(({ at }) => at).toSorted((a, b) => a - b))
      for (const one of lifted) {
        for (const other of lifted) {
          if (one !== other && one.level === other.level)
            expect(Math.abs(one.at - other.at)).toBeGreaterThanOrEqual(0.1)
        }
      }
    }),
  )
})

test('a price without enough projects shows its bracket alone', () => {
  const html = renderToStaticMarkup(<PriceStrip from={0.3} middle={null} label="от 400 тыс. ₽" />)
  expect(html).toContain('<path')
  expect(html).not.toContain('<rect')
})
