import { GOLOS } from './glyphs/golos.generated.ts'
import { TABLO } from './glyphs/tablo.generated.ts'

/** Advance and relative outline. */
type Glyph = readonly [number, string]
export type Face = Readonly<Record<string, Glyph>>

/** Has no rouble sign: that one comes from Golos. */
export const TABLO_FACE: Face = { ...TABLO, '₽': GOLOS['₽'] ?? [0, ''] }
export const GOLOS_FACE: Face = GOLOS

const UNITS = 1000

/** Accents that a face lacks are dropped. */
const glyphOf = (face: Face, character: string) => face[character] ?? face[character.normalize('NFD')[0] ?? '']

/** The text as far as the face can write it. */
export const writable = (face: Face, text: string): string =>
  [...text.normalize('NFC').replace(/\s+/g, ' ')]
    .filter(character => glyphOf(face, character))
    .join('')
    .trim()

const glyphsOf = (face: Face, text: string): Glyph[] =>
  [...writable(face, text)].flatMap(character => {
    const glyph = glyphOf(face, character)
    return glyph ? [glyph] : []
  })

/** In ems. */
export const textWidth = (face: Face, text: string): number =>
  glyphsOf(face, text).reduce((sum, [advance]) => sum + advance, 0) / UNITS

interface TextPlace {
  x: number
  y: number
  size: number
  anchor?: 'start' | 'middle'
}

/** A line of text as one path; `attributes` are ours, never a visitor's. */
export function outlineText(face: Face, text: string, place: TextPlace, attributes: string): string {
  const { x, y, size, anchor = 'start' } = place
  const scale = size / UNITS
  const left = anchor === 'middle' ? x - (textWidth(face, text) * size) / 2 : x
  let pen = 0
  let path = ''
  for (const [advance, outline] of glyphsOf(face, text)) {
    if (outline !== '') path += `M${pen} 0${outline}`
    pen += advance
  }
  return `<path transform="matrix(${short(scale)} 0 0 ${short(scale)} ${round(left)} ${round(y)})" ${attributes} d="${path}"/>`
}

const round = (value: number): number => Math.round(value * 10) / 10
const short = (value: number): string => String(Math.round(value * 10_000) / 10_000).replace(/^0\./, '.')
