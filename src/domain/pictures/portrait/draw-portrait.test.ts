import { expect, test } from 'vitest'
import { sexOf } from '../given-names.ts'
import { portraitAddress } from '../picture-addresses.ts'
import { drawPortrait } from './draw-portrait.ts'
import { HAIRCUTS } from './haircuts.ts'

const HASHES = Array.from({ length: 400 }, (_, index) => index * 7919)

test('the same person has the same face', () => {
  expect(drawPortrait('female', 5)).toBe(drawPortrait('female', 5))
  expect(portraitAddress('Марина Ильина')).toBe(portraitAddress('Марина Ильина'))
  expect(portraitAddress('Марина Ильина')).toMatch(/^\/media\/person\/female-[0-9a-f]{8}\.svg$/)
})

test('all eight haircuts, beards, glasses and collars appear', () => {
  const hairOf = (svg: string) => /url\(#h\)" stroke="[^"]+" stroke-width="0\.8" d="([^"]+)"/.exec(svg)?.[1]
  const shapeOf = (path = '') => path.replace(/[\d.-]+/g, '').replace(/\s+/g, '')
  for (const sex of ['female', 'male'] as const) {
    const shapes = new Set(HASHES.map(hash => shapeOf(hairOf(drawPortrait(sex, hash)))))
    expect(shapes.size).toBe(new Set(HAIRCUTS[sex].map(cut => shapeOf(cut(12)))).size)
  }
  const men = HASHES.map(hash => drawPortrait('male', hash))
  for (const part of [/31\.4 32 31\.4/, /M25 21\.6/, /M27 48 32 58/]) {
    const count = men.filter(svg => part.test(svg)).length
    expect(count).toBeGreaterThan(50)
    expect(count).toBeLessThan(350)
  }
})

test('a face has seven tints and is small', () => {
  const faces = HASHES.map(hash => drawPortrait('female', hash))
  expect(new Set(faces.map(svg => /fill="(#[0-9a-f]{6})" d="M0 0h64/.exec(svg)?.[1])).size).toBe(7)
  for (const svg of faces) expect(svg.length).toBeLessThan(3200)
})

test.each([
  ['Марина Ильина', 'female'],
  ['Любовь Сомова', 'female'],
  ['Илья Репин', 'male'],
  ['Никита Зотов', 'male'],
  ['Антон Ярцев', 'male'],
  ['И. Петрова', 'female'],
  ['И. Петров', 'male'],
  ['Anna Smith', 'female'],
  ['', 'male'],
])('the name %s is read as %s', (name, sex) => {
  expect(sexOf(name)).toBe(sex)
})
