import { initialsOf } from '../initials.ts'
import { paletteOf } from '../palettes.ts'
import { hashOf, mixed, sequenceOf } from '../stable-hash.ts'
import { LETTER_MARKS } from './letter-marks.ts'
import { SHAPE_MARKS } from './shape-marks.ts'

export const CONSTRUCTIONS = LETTER_MARKS.length + SHAPE_MARKS.length

/** A name without a letter that we can write gets a shape. */
export function constructionOf(name: string): number {
  const first = initialsOf(name) === '' ? LETTER_MARKS.length : 0
  return first + (mixed(hashOf(name)) % (CONSTRUCTIONS - first))
}

/** The logo of a company that uploaded none. */
export const drawLogo = (name: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="96" height="96">${drawMark(name)}</svg>`

/** A mark on a grid of 48, derived from the name; without ids, because a page shows many. */
export function drawMark(name: string): string {
  const construction = constructionOf(name)
  const letters = LETTER_MARKS[construction]
  const shape = SHAPE_MARKS[construction - LETTER_MARKS.length]
  const palette = paletteOf(name)
  return letters?.(palette, initialsOf(name)) ?? shape?.(palette, sequenceOf(hashOf(name))) ?? ''
}
