import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DifferenceBar, DifferenceHead } from './difference-bar.tsx'

const DIFFERENCES = [-600, 200]

function barOf(difference: number, differences: readonly number[] = DIFFERENCES) {
  const html = renderToStaticMarkup(<DifferenceBar differences={differences} difference={difference} text="" />)
  const [, x, width] = /<rect[^>]* x="([\d.]+)%" width="([\d.]+)%"/.exec(html) ?? []
  const [, zero] = /<line x1="([\d.]+)%"/.exec(html) ?? []
  return { from: Number(x), to: Number(x) + Number(width), zero: Number(zero) }
}

test('minus ends at the zero and plus begins there, in one scale', () => {
  expect(barOf(-600)).toEqual({ from: 0, to: 75, zero: 75 })
  expect(barOf(200)).toEqual({ from: 75, to: 100, zero: 75 })
  expect(barOf(-300)).toEqual({ from: 37.5, to: 75, zero: 75 })
})

test('without a minus the zero is the left end', () => {
  expect(barOf(50, [50, 100])).toEqual({ from: 0, to: 50, zero: 0 })
})

test('the head stands over the same zero', () => {
  const html = renderToStaticMarkup(<DifferenceHead differences={DIFFERENCES} text="1,3 млн ₽" />)
  expect(html).toContain('x1="75%"')
  expect(html).toContain('>1,3 млн ₽<')
})
