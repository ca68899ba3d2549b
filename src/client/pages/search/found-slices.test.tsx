import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FoundSlices } from './found-slices.tsx'

const slice = (participants: number) => ({
  title: `Срез ${participants}`,
  path: `/slice-${participants}/`,
  participants,
})
const draw = (...counts: number[]) => renderToStaticMarkup(<FoundSlices title="Срезы" slices={counts.map(slice)} />)

test('slices are bars from one zero, with their agencies at the ends', () => {
  const html = draw(40, 10)
  const widths = [...html.matchAll(/<rect [^>]*width="([\d.]+)%"/g)].map(([, width]) => Number(width))
  expect((widths[1] ?? 0) / (widths[0] ?? 1)).toBeCloseTo(0.25, 2)
  expect(html).toContain('40\u00a0агентств')
})

test('one slice, or an empty one, has no bar', () => {
  expect(draw(40)).not.toContain('<rect')
  expect(draw(0)).toContain('агентств пока нет')
})
