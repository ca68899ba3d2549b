import { lowerFirst, type MeasuredResult, measuredResult } from '#domain/cases/measured-result.ts'
import type { TextCover } from '#domain/content/text-figure.ts'
import { formatNumber, NBSP } from '#domain/numbers/numbers.ts'
import { type Face, GOLOS_FACE, outlineText, TABLO_FACE, textWidth, writable } from '#domain/pictures/outline-text.ts'
import { type Palette, paletteOf } from '#domain/pictures/palettes.ts'
import { hashOf, sequenceOf } from '#domain/pictures/stable-hash.ts'
import { COVER_SIZE, type CoverVariant } from '#domain/web/pictures.ts'
import { type FittedText, fitText } from '../fonts/fit-text.ts'
import { patternOf, type Strokes, TRADE_PATTERNS } from './trade-patterns.ts'

export interface CoverFacts {
  id: number
  client: string
  /** Slug of the client's trade. */
  industry: string
  industryTitle: string
  /** «Интернет-магазины» or the service. */
  kind: string
  result: string | null
  year: number
  isNda: boolean
}

const { width: WIDTH, height: HEIGHT } = COVER_SIZE
const LEFT = 24
const TEXT_WIDTH = 352
const HALO = 9
/** Longest bar; its label is beside it. */
const BAR = 250

/** The cover of a project without a picture: the client's colours, its trade's pattern, the result as the hero. */
export function drawCover(facts: CoverFacts, variant: CoverVariant = 'full'): string {
  // The palette of a client under NDA would give it away.
  const brand = facts.isNda ? `NDA ${facts.id}` : facts.client
  const palette = variant === 'inverse' ? inverseOf(paletteOf(brand)) : paletteOf(brand)
  const strokes = patternOf(facts.industry)(sequenceOf(hashOf(brand)))
  return onField(palette, strokes, drawText(facts, variant, palette))
}

/** The cover of a study: its subject, and the figure that it is about as the hero. */
export function drawStudyCover({ subject, figure, caption }: TextCover, palette: Palette): string {
  const random = sequenceOf(hashOf(subject))
  const patterns = Object.values(TRADE_PATTERNS)
  const pattern = patterns[hashOf(subject) % patterns.length]
  return onField(palette, pattern?.(random) ?? [], wholeResult(subject, { figure, caption, change: null }, palette))
}

const onField = (palette: Palette, strokes: readonly Strokes[], text: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">` +
  `<path fill="${palette.field}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>` +
  `<g fill="none" opacity=".3">${strokes.map(one => drawStrokes(one, palette)).join('')}</g>` +
  `<g fill="${palette.figure}" stroke="${palette.field}" stroke-linejoin="round">${text}</g></svg>`

/** For a neighbour of the same palette: its colours change places. */
const inverseOf = ({ field, figure, ...palette }: Palette): Palette => ({
  ...palette,
  field: figure,
  figure: field,
  accent: field,
})

function drawStrokes({ path, width, isAccent, isDashed }: Strokes, { figure, accent }: Palette): string {
  const dashes = isDashed ? ' stroke-dasharray="24 16"' : ''
  return path === ''
    ? ''
    : `<path stroke="${isAccent ? accent : figure}" stroke-width="${width}"${dashes} d="${path}"/>`
}

function drawText(facts: CoverFacts, variant: CoverVariant, palette: Palette): string {
  const { client, kind, industryTitle, isNda, result, year } = facts
  if (isNda) return named(kind, variant, { above: 'Под NDA', below: lowerFirst(industryTitle) })
  if (writable(TABLO_FACE, client) === '') return named(kind, variant, { above: '', below: `${year} год` })
  const measured = result === null ? null : measuredResult(result)
  if (!measured)
    return named(client, variant, { above: kind, below: result === null ? `${year} год` : lowerFirst(result) })
  return variant === 'small' ? smallResult(client, measured) : wholeResult(client, measured, palette)
}

const smallResult = (client: string, { figure }: MeasuredResult): string =>
  line(TABLO_FACE, client, 22, 66, fitted(client, 56)) + line(TABLO_FACE, figure, 20, 212, fitted(figure, 150, 0.42))

function wholeResult(client: string, measured: MeasuredResult, palette: Palette): string {
  const { figure, caption, around, change } = measured
  const isChange = change !== null
  const base = isChange ? 146 : 180
  return (
    line(TABLO_FACE, client, LEFT, 50, fitted(client, 37)) +
    (around ? captionLines(around.before, 82, 1) : '') +
    line(TABLO_FACE, figure, 22, base, Math.min(fitted(figure, 124, 0.42), isChange || around ? 100 : 124)) +
    captionLines(around?.after ?? caption, base + 33, isChange ? 1 : 2) +
    (isChange ? bars(change, palette) : '')
  )
}

/** «Было» and «стало» from one zero. */
function bars({ before, after, unit }: NonNullable<MeasuredResult['change']>, { figure, accent }: Palette): string {
  const scale = BAR / Math.max(before, after)
  const bar = (y: number, height: number, value: number, attributes: string) =>
    `<path stroke="none" ${attributes} d="M${LEFT} ${y}h${Math.round(value * scale)}v${height}H${LEFT}z"/>`
  const label = (value: number) => `${formatNumber(value, 1)}${NBSP}${unit}`
  const end = (value: number) => LEFT + Math.round(value * scale) + 9
  return (
    bar(196, 9, before, `fill="${figure}" opacity=".6"`) +
    line(GOLOS_FACE, `было ${label(before)}`, end(before), 207, 18) +
    bar(213, 17, after, `fill="${accent}"`) +
    line(TABLO_FACE, label(after), end(after), 230, 24)
  )
}

/** A cover whose hero is a name. */
function named(name: string, variant: CoverVariant, { above, below }: { above: string; below: string }): string {
  const isSmall = variant === 'small'
  const { lines, size: letters } = fitName(name, isSmall ? SMALL_NAMES : NAMES)
  const last = isSmall ? 212 : 184
  const hero = lines.map((text, index) =>
    line(TABLO_FACE, text, 22, last - (lines.length - 1 - index) * letters * 0.9, letters),
  )
  return hero.join('') + (isSmall ? '' : line(GOLOS_FACE, above, LEFT, 44, 18) + captionLines(below, 216, 2))
}

/** Two large lines, or three that still leave room for the line above. */
const NAMES = [
  { lines: 2, sizes: [80, 70, 62, 54] },
  { lines: 3, sizes: [46, 40, 34] },
]
const SMALL_NAMES = [
  { lines: 2, sizes: [96, 84, 72] },
  { lines: 3, sizes: [62, 54, 46, 38] },
]

function fitName(name: string, layouts: typeof NAMES): FittedText {
  const text = writable(TABLO_FACE, name)
  const fit = (layout: (typeof NAMES)[number]) =>
    fitText(text, line => textWidth(TABLO_FACE, line), { width: TEXT_WIDTH, ...layout })
  const [first, second] = layouts.map(fit)
  return (first?.isWhole ? first : second) ?? { size: 34, lines: [text], isWhole: true }
}

function captionLines(caption: string, y: number, most: number): string {
  const widthOf = (text: string) => textWidth(GOLOS_FACE, text)
  const sizes = most === 1 ? [20, 18, 16, 14] : [20, 17]
  const { lines, size } = fitText(writable(GOLOS_FACE, caption), widthOf, { width: TEXT_WIDTH, lines: most, sizes })
  return lines.map((text, index) => line(GOLOS_FACE, text, LEFT, y + index * size * 1.15, size)).join('')
}

/** As large as the width allows; `perCharacter` is the width in ems that a character is given at least. */
function fitted(text: string, largest: number, perCharacter = 0): number {
  const width = Math.max(textWidth(TABLO_FACE, text), perCharacter * text.length)
  return Math.min(largest, Math.floor(TEXT_WIDTH / Math.max(width, 0.1)))
}

const line = (face: Face, text: string, x: number, y: number, size: number): string =>
  text === ''
    ? ''
    : outlineText(face, text, { x, y, size }, `paint-order="stroke" stroke-width="${Math.round((HALO * 1000) / size)}"`)
