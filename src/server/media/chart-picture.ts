import { cutText, fitText } from './fonts/fit-text.ts'
import { brandMark, type FontWidths, INK, INK_2, INK_3, LEFT, RIGHT, text } from './share-card.ts'
import { SHARE_PICTURES } from './share-picture-address.ts'

export interface ChartCard {
  siteName: string
  /** In the upper right corner: what was chosen. */
  note: string
  heading: string
  /** The chart as an SVG element. */
  drawing: string
  footer: string
}

const { width: WIDTH, height: HEIGHT } = SHARE_PICTURES
const HEADING_SIZES = [46, 40, 34]
const CHART_TOP = 238
const CHART_BOTTOM = HEIGHT - 62

/** A 1200 × 630 SVG: the question, the chart, its source and date. */
export function drawChartCard({ siteName, note, heading, drawing, footer }: ChartCard, widths: FontWidths): string {
  const room = RIGHT - LEFT
  const { size, lines } = fitText(heading, widths.bold, { width: room, lines: 2, sizes: HEADING_SIZES })
  const leading = size * 1.1
  const base = CHART_TOP - 22 - (lines.length - 1) * leading
  const place = `x="${LEFT}" y="${CHART_TOP}" width="${room}" height="${CHART_BOTTOM - CHART_TOP}"`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" font-family="Golos Text">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    brandMark(siteName),
    text(RIGHT, 92, 26, INK_3, note, { isEnd: true }),
    ...lines.map((line, index) => text(LEFT, base + index * leading, size, INK, line, { isBold: true })),
    drawing.replace('<svg ', `<svg ${place} `),
    text(LEFT, HEIGHT - 24, 22, INK_2, cutText(footer, widths.regular, room / 22)),
    '</svg>',
  ].join('')
}
