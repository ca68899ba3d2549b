import { outlineText, TABLO_FACE } from '../outline-text.ts'
import type { Palette } from '../palettes.ts'
import { area } from './shapes.ts'

/** Draws on a grid of 48. */
export type LetterMark = (palette: Palette, initials: string) => string

const FIELD = 'M0 0h48v48H0z'
const letter = (text: string, x: number, y: number, size: number, attributes: string): string =>
  outlineText(TABLO_FACE, text, { x, y, size, anchor: 'middle' }, attributes)
const first = (initials: string): string => [...initials][0] ?? ''

const square: LetterMark = ({ field, figure }, initials) =>
  area(FIELD, field) + letter(first(initials), 24, 37.5, 42, `fill="${figure}"`)

const corner: LetterMark = ({ field, figure, accent }, initials) =>
  area('M0 0h34l14 14v34H0z', field) +
  area('M34 0v14h14z', accent) +
  letter([...initials].slice(0, 2).join(''), 22, 38, 32, `fill="${figure}"`)

/** A nested drawing, turned, cuts off half of the square; inside it the letter stands upright again. */
const split: LetterMark = ({ field, figure, accent }, initials) =>
  area(FIELD, field) +
  letter(first(initials), 24, 40, 46, `fill="${figure}"`) +
  '<g transform="rotate(-45 24 24)"><svg x="-24" y="24" width="96" height="48" viewBox="-24 24 96 48">' +
  `<g transform="rotate(45 24 24)">${area(FIELD, accent)}` +
  `${letter(first(initials), 24, 40, 46, `fill="${field}"`)}</g></svg></g>`

const disc: LetterMark = ({ field, figure }, initials) =>
  `<circle cx="24" cy="24" r="24" fill="${field}"/>${letter(first(initials), 24, 36, 36, `fill="${figure}"`)}`

const stencil: LetterMark = ({ field, figure }, initials) =>
  area(FIELD, field) +
  letter(first(initials), 24, 40, 46, `fill="${figure}"`) +
  `<path stroke="${field}" stroke-width="2.6" d="M0 23h48M0 33h48"/>`

const brackets: LetterMark = ({ mark, accent }, initials) =>
  `<path fill="none" stroke="${mark}" stroke-width="6" d="M16 3H4v42h12M32 3h12v42H32"/>${letter(first(initials), 24, 36, 34, `fill="${accent}"`)}`

const word: LetterMark = ({ mark, accent }, initials) =>
  letter(initials, 24, 31, [...initials].length < 3 ? 34 : 30, `fill="${mark}"`) +
  `<path stroke="${accent}" stroke-width="5" d="M3 40h42"/>`

const shadow: LetterMark = ({ mark, accent }, initials) =>
  letter(first(initials), 27, 43, 50, `fill="${accent}"`) + letter(first(initials), 21, 39, 50, `fill="${mark}"`)

/** Nested drawings cut the letter into strips, each shifted. */
const slices: LetterMark = ({ mark, accent }, initials) => {
  const strips = [-3, 3, -1, 4].map((shift, index) => {
    const top = index * 12
    const fill = index === 2 ? accent : mark
    const strip = letter(first(initials), 24, 44, 58, `fill="${fill}"`)
    return `<svg y="${top}" width="48" height="10.4" viewBox="${-shift} ${top} 48 10.4">${strip}</svg>`
  })
  return strips.join('')
}

const duo: LetterMark = ({ field, figure, accent }, initials) => {
  const [one = '', two = one] = [...initials]
  return (
    area('M0 0h23v48H0z', field) +
    area('M25 0h23v48H25z', accent) +
    letter(one, 11.5, 35, 34, `fill="${figure}"`) +
    letter(two, 36.5, 35, 34, `fill="${field}"`)
  )
}

export const LETTER_MARKS: readonly LetterMark[] = [
  square,
  corner,
  split,
  disc,
  stencil,
  brackets,
  word,
  shadow,
  slices,
  duo,
]
