import { expect, test } from 'vitest'
import { SERVICES } from '#domain/vocabulary/services.ts'
import type { Template } from '../../template.ts'
import type { Pieces } from '../../template-pieces.ts'
import { STORIES } from './stories.ts'
import type { StoryStock } from './story-stock.ts'

const STOCKS = SERVICES.map(({ slug }) => [slug, STORIES[slug]] as const)

const banksOf = ({ made, became, liked, praised, troubles }: StoryStock): (readonly Template[])[] => [
  made,
  became,
  liked,
  praised,
  ...troubles.flatMap(({ told, mended, left, change, answered, admitted }) => [
    told,
    mended,
    left,
    change,
    answered,
    admitted,
  ]),
]

/** A slot counts as several wordings, because its value differs from review to review; a scope counts as one. */
const SLOT_WORDINGS = 4

const wordings = (pieces: Pieces): number =>
  pieces.reduce((product, piece) => {
    if (typeof piece === 'string') return product
    if ('slot' in piece) return product * (piece.slot.startsWith('@') ? 1 : SLOT_WORDINGS)
    if ('anyOf' in piece) return product * piece.anyOf.reduce((sum, choice) => sum + wordings(choice), 0)
    return product
  }, 1)

const spread = (source: string): string => source.replaceAll(/[{[<][^}\]>]*[}\]>]/g, 'x')

test.each(STOCKS)('the stock of «%s» is large enough', (_, stock) => {
  expect(stock.made.length).toBeGreaterThanOrEqual(14)
  expect(stock.became.length).toBeGreaterThanOrEqual(12)
  expect(stock.liked.length).toBeGreaterThanOrEqual(12)
  expect(stock.praised.length).toBeGreaterThanOrEqual(8)
  expect(stock.troubles.length).toBeGreaterThanOrEqual(6)
  for (const { told, mended, left, change, answered, admitted } of stock.troubles) {
    expect(told.length).toBeGreaterThanOrEqual(4)
    expect(Math.min(mended.length, left.length)).toBeGreaterThanOrEqual(3)
    expect(Math.min(change.length, answered.length, admitted.length)).toBeGreaterThanOrEqual(2)
  }
})

test.each(STOCKS)('every criterion can go wrong in «%s»', (_, { troubles }) => {
  expect(new Set(troubles.map(({ criterion }) => criterion))).toEqual(
    new Set(['terms', 'quality', 'communication', 'value']),
  )
  expect(new Set(troubles.map(({ topic }) => topic)).size).toBe(troubles.length)
})

test.each(STOCKS)('each sentence about «%s» can be said in many ways', (_, stock) => {
  const scarcer = (bank: readonly Template[], than: number) =>
    bank.filter(({ pieces }) => wordings(pieces) < than).map(({ source }) => source)
  expect(scarcer([...stock.made, ...stock.became, ...stock.liked], 16)).toEqual([])
  expect(scarcer(banksOf(stock).flat(), 8)).toEqual([])
})

test('no template is written twice', () => {
  const sources = STOCKS.flatMap(([, stock]) => banksOf(stock).flatMap(bank => bank.map(({ source }) => source)))
  expect(sources.filter((source, index) => sources.indexOf(source) < index)).toEqual([])
})

test('an optional part brings its own space, and each template is one sentence', () => {
  const sources = STOCKS.flatMap(([, stock]) => banksOf(stock).flatMap(bank => bank.map(({ source }) => source)))
  const doubled = / \((?:[^()]*\|)?\)(?:[ .,:;]|$)| \((?:[^()]+\|)+\) | {2}/
  expect(sources.filter(source => doubled.test(spread(source)))).toEqual([])
  expect(sources.filter(source => !/[.!?]$/.test(source) || /[.!?] /.test(source))).toEqual([])
})
