import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AskedAndPaid, type AskedAndPaidProps } from './asked-and-paid.tsx'
import { centredAnchor, labelSide } from './label-sides.ts'

const sumsOf = (...sums: number[]) => sums.map(sum => ({ sum, title: String(sum) }))
const draw = (change: Partial<AskedAndPaidProps> = {}) =>
  renderToStaticMarkup(
    <AskedAndPaid
      axis={[100_000, 10_000_000]}
      from={1_000_000}
      to={null}
      sums={sumsOf(1_000_000, 1_200_000, 2_000_000)}
      median={1_200_000}
      market={{ low: 500_000, high: 3_000_000 }}
      label="Цена"
      width={400}
      {...change}
    />,
  )
const textAt = (html: string, text: string) => new RegExp(`<text[^>]*>${text}`).exec(html)?.[0] ?? ''

test('the asked price stands before its bracket and the median after its bar; in a dispute they change sides', () => {
  const usual = draw()
  expect(textAt(usual, 'от')).toContain('dx="-6"')
  expect(textAt(usual, '1,2')).toContain('dx="6"')
  const disputed = draw({ sums: sumsOf(500_000, 600_000, 700_000), median: 600_000 })
  expect(textAt(disputed, 'от')).toContain('dx="6"')
  expect(textAt(disputed, '600')).toContain('dx="-6"')
})

test('a label that would leave the drawing turns inwards to a storey of its own', () => {
  expect(labelSide({ at: 0.02, text: 'от 110 тыс.', side: 'before' }, 300)).toEqual({ side: 'after', isTurned: true })
  expect(labelSide({ at: 0.5, text: 'от 110 тыс.', side: 'before' }, 300)).toEqual({ side: 'before', isTurned: false })
  const html = draw({ from: 110_000 })
  expect(textAt(html, 'от')).toContain('y="13"')
  expect(textAt(html, '1,2')).toContain('y="31"')
  expect(centredAnchor(0.05, 'рынок 100–200 тыс. ₽', 300)).toEqual({ at: 0, anchor: 'start' })
})

test('the same sums stand on each other, and the drawing grows with the stack', () => {
  const html = draw({ sums: sumsOf(1_000_000, 1_000_000, 1_000_000, 1_000_000) })
  const heights = Array.from(html.matchAll(/cy="([\d.]+)"/g), ([, y]) => Number(y))
  expect(new Set(heights).size).toBe(4)
  expect(Math.min(...heights)).toBeGreaterThan(37)
})

test('without a median there is no bar, without sums a dashed rail, and the limit is drawn within the axis only', () => {
  const html = draw({ sums: [], median: null })
  expect(html).not.toContain('median')
  expect(html).toContain('nothingPaid')
  expect(draw({ own: 2_000_000 })).toContain('visir')
  expect(draw({ own: 20_000_000 })).not.toContain('visir')
})
