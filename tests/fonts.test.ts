import { expect, test } from 'vitest'
import { SUBSETS } from '../scripts/subset-fonts.ts'
import { readText } from './support/files/source-files.ts'

const FACE = /url\("@fonts\/([\w-]+)\.woff2"\)[^}]*?unicode-range:([^;]+);/g

function charactersOf(ranges: string): string[] {
  return Array.from(ranges.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)).flatMap(([, first = '', last = first]) => {
    const from = Number.parseInt(first, 16)
    return Array.from({ length: Number.parseInt(last, 16) - from + 1 }, (_, nth) => String.fromCodePoint(from + nth))
  })
}

const faces = Array.from(readText('src/client/styles/fonts.css').matchAll(FACE), ([, name = '', ranges = '']) => ({
  name: name as keyof typeof SUBSETS,
  ranges,
}))

test('every subset has its face', () => {
  expect(new Set(faces.map(({ name }) => name))).toEqual(new Set(Object.keys(SUBSETS)))
})

test.each(faces)('the face of $name says which characters it has', ({ name, ranges }) => {
  expect(charactersOf(ranges).sort()).toEqual([...SUBSETS[name].text].sort())
})
