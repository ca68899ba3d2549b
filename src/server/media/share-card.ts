import { cutText, type FittedText, fitText } from './fonts/fit-text.ts'
import type { TextWidth } from './fonts/font-advances.ts'
import { SHARE_PICTURES } from './share-picture-address.ts'

export interface ShareCard {
  siteName: string
  /** In the upper right corner. */
  note: string
  heading: string
  about: string
  lines: readonly ShareLine[]
  footer: string
}

export interface ShareLine {
  place: string
  title: string
  /** Right-aligned: a score or the number of participants. */
  figure: string
  /** Addends of the score out of 100; without any there is no ruler. */
  addends: readonly number[]
}

export interface FontWidths {
  regular: TextWidth
  bold: TextWidth
}

// The light theme of styles/tokens.css: the picture is white wherever it is shown.
export const INK = '#15171c'
export const INK_2 = '#464a53'
export const INK_3 = '#60646d'
const LINE = '#dcdcd5'
const TICK = '#85877f'
const VISIR = '#de3516'
/** Projects, reviews, focus; cases, awards and openness have the tints of their groups. */
const STEPS = ['#0b5563', '#a86400', '#6c3377', '#d3e5e7', '#f4e4c8', '#eadcee'] as const

const { width: WIDTH, height: HEIGHT } = SHARE_PICTURES
export const LEFT = 72
export const RIGHT = WIDTH - LEFT
const BOTTOM = HEIGHT - 112
const HEADING_WIDTH = RIGHT - LEFT
const RULER_WIDTH = 240
const GAP = 28
/** Without lines below, the text about may take their room. */
const ABOUT_LINES = 4
const ABOUT_LEADING = 38
/** All names share one size: the second if any is too long for the first. */
const TITLE_SIZES = [32, 27] as const
/** Lines spread over the available height. */
const STEP = { min: 50, max: 68 }

/** A 1200 × 630 SVG for the renderer, which has only our font. */
export function drawShareCard(card: ShareCard, widths: FontWidths): string {
  const heading = fitHeading(card.heading, widths.bold)
  const leading = heading.size * 1.15
  const headingBase = 172 + heading.size * 0.75
  const aboutBase = headingBase + (heading.lines.length - 1) * leading + 48
  const about = fitText(card.about, widths.regular, {
    width: HEADING_WIDTH,
    lines: card.lines.length > 0 ? 1 : ABOUT_LINES,
    sizes: [28],
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" font-family="Golos Text">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    brandMark(card.siteName),
    text(RIGHT, 92, 26, INK_3, card.note, { isEnd: true }),
    ...heading.lines.map((line, index) =>
      text(LEFT, headingBase + index * leading, heading.size, INK, line, { isBold: true }),
    ),
    ...about.lines.map((line, index) => text(LEFT, aboutBase + index * ABOUT_LEADING, about.size, INK_2, line)),
    drawLines(card.lines, aboutBase + 20, widths),
    ruler(HEIGHT - 88),
    text(LEFT, HEIGHT - 36, 26, INK, card.footer),
    '</svg>',
  ].join('')
}

/** One line if it can be large, then two, then three smaller ones for the longest slices. */
const HEADING_LAYOUTS = [
  { lines: 1, sizes: [64, 56] },
  { lines: 2, sizes: [64, 56, 48] },
  { lines: 3, sizes: [40] },
]

function fitHeading(heading: string, widthOf: TextWidth): FittedText {
  const fitted = HEADING_LAYOUTS.map(layout => fitText(heading, widthOf, { width: HEADING_WIDTH, ...layout }))
  const last = fitted.at(-1) ?? { size: 40, lines: [heading], isWhole: false }
  return fitted.find(({ isWhole }) => isWhole) ?? last
}

/** Lines share their columns: places, rulers and figures are aligned. */
function drawLines(lines: readonly ShareLine[], top: number, { regular, bold }: FontWidths): string {
  const step = Math.min(Math.max((BOTTOM - top) / lines.length, STEP.min), STEP.max)
  const titleLeft = LEFT + GAP + Math.max(...lines.map(({ place }) => bold(place) * 36))
  const figureLeft = RIGHT - Math.max(...lines.map(({ figure }) => bold(figure) * 34))
  const rulerLeft = figureLeft - GAP - RULER_WIDTH
  const rightOf = ({ addends }: ShareLine) => (addends.length > 0 ? rulerLeft : figureLeft) - GAP
  const fits = (size: number) => lines.every(line => regular(line.title) * size <= rightOf(line) - titleLeft)
  const size = TITLE_SIZES.find(fits) ?? TITLE_SIZES[1]
  return lines
    .map((line, index) => {
      const { place, title, figure, addends } = line
      const upper = BOTTOM - (lines.length - index) * step
      const base = upper + step / 2 + 12
      return [
        `<rect x="${LEFT}" y="${round(upper)}" width="${RIGHT - LEFT}" height="1" fill="${LINE}"/>`,
        text(LEFT, base, 36, INK, place, { isBold: true }),
        text(titleLeft, base, size, INK, cutText(title, regular, (rightOf(line) - titleLeft) / size)),
        addends.length > 0 ? scoreRuler(rulerLeft, round(base - 20), addends) : '',
        text(RIGHT, base, 34, INK, figure, { isBold: true, isEnd: true }),
      ].join('')
    })
    .join('')
}

function scoreRuler(left: number, top: number, addends: readonly number[]): string {
  let end = left
  const bars = addends.map((points, index) => {
    const start = end
    const width = (Math.max(points, 0) / 100) * RULER_WIDTH
    end += width
    return `<rect x="${round(start)}" y="${top}" width="${round(width)}" height="16" fill="${STEPS[index] ?? STEPS[5]}"/>`
  })
  return `<rect x="${round(left)}" y="${top + 15}" width="${RULER_WIDTH}" height="1" fill="${LINE}"/>${bars.join('')}`
}

export function brandMark(siteName: string): string {
  const ticks = Array.from({ length: 9 }, (_, index) => {
    const height = index % 4 === 0 ? 16 : 8
    return `<rect x="${LEFT + index * 16}" y="${122 - height}" width="3" height="${height}" fill="${index === 8 ? VISIR : INK}"/>`
  })
  return text(LEFT, 92, 44, INK, siteName, { isBold: true }) + ticks.join('')
}

/** The site's motif along the lower edge; every fifth tick is taller. */
function ruler(bottom: number): string {
  const ticks = Array.from({ length: 67 }, (_, index) => {
    const height = index % 5 === 0 ? 16 : 8
    return `M${LEFT + index * 16} ${bottom}v-${height}`
  })
  return `<path d="${ticks.join('')}" stroke="${TICK}" stroke-width="2"/>`
}

interface TextLook {
  isBold?: boolean
  isEnd?: boolean
}

export function text(x: number, y: number, size: number, fill: string, content: string, look: TextLook = {}): string {
  const weight = look.isBold ? 700 : 400
  const anchor = look.isEnd ? ' text-anchor="end"' : ''
  return `<text x="${round(x)}" y="${round(y)}" font-size="${size}" font-weight="${weight}"${anchor} fill="${fill}">${escapeXml(content)}</text>`
}

const round = (value: number): number => Math.round(value * 10) / 10

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Names are untrusted; a control character would make the SVG invalid. */
const escapeXml = (content: string): string =>
  content.replace(/\p{Cc}/gu, ' ').replace(/[&<>"]/g, character => ENTITIES[character] ?? character)
