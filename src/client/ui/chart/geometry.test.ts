import { describe, expect, test } from 'vitest'
import { EXAMPLE_CHARTS, exampleMonths, exampleSeries } from '#tests/gallery/example-charts.ts'
import { CHART_SIZES } from './chart-size.ts'
import {
  bandPath,
  labelledPeriods,
  linePath,
  lonePoints,
  periodAt,
  periodScale,
  spreadLabels,
  stackLayers,
} from './geometry.ts'

const x = (index: number) => 10 + index * 100
const y = (value: number) => 200 - value

describe('a line', () => {
  test('goes through its points', () => {
    expect(linePath([50, 60, 40], x, y)).toBe('M10,150L110,140L210,160')
  })

  test('is broken where there is too little data', () => {
    expect(linePath([50, null, 40, 30], x, y)).toBe('M10,150ZM210,160L310,170')
  })

  test('names the points that no line reaches', () => {
    expect(lonePoints([50, null, 40, 30, null, 20])).toEqual([0, 5])
    expect(lonePoints([1, 2])).toEqual([])
  })
})

test('a band is the area between its quartiles, upper edge first', () => {
  expect(bandPath({ low: [10, 20], high: [50, 60] }, x, y)).toBe('M10,150L110,140L110,180L10,190Z')
})

test('layers of a stack begin where the one below ends', () => {
  const chart = {
    ...EXAMPLE_CHARTS.stack,
    ...exampleMonths(2),
    series: [exampleSeries('a', [60, 50]), exampleSeries('b', [40, 50])],
  }
  expect(stackLayers(chart, x, y)).toEqual([
    { id: 'a', path: 'M10,140L110,150L110,200L10,200Z', end: 175 },
    { id: 'b', path: 'M10,100L110,100L110,150L10,140Z', end: 125 },
  ])
})

describe('periods', () => {
  const { wide } = CHART_SIZES
  const chart = { ...EXAMPLE_CHARTS.lines, ...exampleMonths(11) }
  const step = (wide.width - wide.left - wide.right) / 10

  test('are spread evenly over the plot', () => {
    const at = periodScale(chart, wide)
    expect([at(0), at(1), at(10)]).toEqual([wide.left, wide.left + step, wide.width - wide.right])
  })

  test('of columns keep half a step from both ends', () => {
    const at = periodScale({ ...chart, kind: 'bars' }, wide)
    expect(at(0) - wide.left).toBeCloseTo((wide.width - wide.left - wide.right) / 11 / 2, 0)
  })

  test('are found by the nearest position, also outside the plot', () => {
    expect(periodAt(chart, wide, wide.left + step * 3.4)).toBe(3)
    expect(periodAt(chart, wide, wide.left + step * 3.6)).toBe(4)
    expect(periodAt(chart, wide, -50)).toBe(0)
    expect(periodAt(chart, wide, 9999)).toBe(10)
  })

  test('are labelled from the last one back in even steps', () => {
    expect(labelledPeriods(25, 4)).toEqual([0, 6, 12, 18, 24])
    expect(labelledPeriods(24, 5)).toEqual([3, 8, 13, 18, 23])
    expect(labelledPeriods(3, 5)).toEqual([0, 1, 2])
    expect(labelledPeriods(1, 5)).toEqual([0])
  })
})

describe('labels', () => {
  test('stay where they are if they have room', () => {
    expect(spreadLabels([100, 20, 60], 18, [0, 200])).toEqual([100, 20, 60])
  })

  test('are moved down to their gap in their order', () => {
    expect(spreadLabels([50, 52, 51], 18, [0, 200])).toEqual([50, 86, 68])
  })

  test('are moved up from the lower edge', () => {
    expect(spreadLabels([190, 195, 100], 18, [0, 200])).toEqual([182, 200, 100])
  })
})
