import { formatFixed, formatNumber } from '#domain/numbers/numbers.ts'
import { monthLabels } from '#domain/time/dates.ts'
import { drawChartCard } from './chart-picture.ts'
import { readWidths } from './fonts/font-widths.ts'
import { INK, INK_2, LEFT, RIGHT, text } from './share-card.ts'

interface PicturedAudience {
  siteName: string
  siteUrl: string
  views: number
  /** Oldest first. */
  months: readonly { month: string; views: number }[]
  /** «ноябрь 2025 — октябрь 2026» */
  period: string
}

const WIDTH = RIGHT - LEFT
const HEIGHT = 330
const TOP = 34
const BASE = HEIGHT - 36
const FILLED = 0.7
const THOUSAND = 1_000

/** Views by month as columns from zero: a 1200 × 630 SVG. */
export function drawAudience({ siteName, siteUrl, views, months, period }: PicturedAudience): string {
  const most = Math.max(...months.map(month => month.views), 1)
  const step = WIDTH / Math.max(months.length, 1)
  const labels = monthLabels(`${months.at(-1)?.month}-15`, months.length)
  const columns = months.map((month, index) => {
    const height = Math.round(((BASE - TOP) * month.views) / most)
    const left = Math.round(index * step)
    const figure = most < 10 * THOUSAND ? formatNumber(month.views) : formatFixed(month.views / THOUSAND)
    return [
      `<rect x="${left}" y="${BASE - height}" width="${Math.round(step * FILLED)}" height="${height}" fill="${INK}"/>`,
      text(left, BASE - height - 8, 24, INK, figure, { isBold: true }),
      text(left, HEIGHT - 6, 22, INK_2, labels[index] ?? ''),
    ].join('')
  })
  const drawing = [
    `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    ...columns,
    `<rect x="0" y="${BASE}" width="${WIDTH}" height="2" fill="${INK}"/></svg>`,
  ].join('')
  const unit = most < 10 * THOUSAND ? 'показы страниц' : 'тысячи показов страниц'
  return drawChartCard(
    {
      siteName,
      note: period,
      heading: `${formatNumber(views)} показов страниц за год`,
      drawing,
      footer: `По месяцам, ${unit} · собственный счётчик, без роботов · ${new URL(siteUrl).host}`,
    },
    readWidths(),
  )
}
