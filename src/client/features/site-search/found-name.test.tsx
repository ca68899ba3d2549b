import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FoundName } from './found-name.tsx'

const html = (name: string, matched: number[]) => renderToStaticMarkup(<FoundName name={name} matched={matched} />)

test('the matched part of the name is marked', () => {
  expect(html('Умный мост', [8, 10])).toMatch(/^Умный мо<mark[^>]*>ст<\/mark>$/)
})

test('a fuzzy match has no mark', () => {
  expect(html('Умный мост', [])).toBe('Умный мост')
})
