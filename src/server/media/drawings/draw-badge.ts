import { brandLogoSize, drawBrandLogo } from '#domain/pictures/brand-logo.ts'
import { type Face, GOLOS_FACE, outlineText, TABLO_FACE, textWidth } from '#domain/pictures/outline-text.ts'
import { BADGE_SIZE, type BadgeTexts, badgeAlt } from '#domain/promo/badge.ts'
import { escapeHtml } from '#domain/web/escape-html.ts'
import { fitText } from '../fonts/fit-text.ts'

// The light theme of styles/tokens.css: a badge is the same on every site.
const INK = '#15171c'
const INK_2 = '#464a53'
const PAPER = '#ffffff'
const VISIR = '#de3516'

const { width: WIDTH, height: HEIGHT } = BADGE_SIZE
const STRIP = 84
const LEFT = STRIP + 18
const ROOM = WIDTH - LEFT - 14
const LOGO_HEIGHT = 34

/** The year on a dark strip, then the nomination, the winner and the site. Letters are outlined: no font is needed. */
export function drawBadge(texts: BadgeTexts): string {
  const { siteName, year, title, agency } = texts
  const logo = brandLogoSize(siteName)
  const logoWidth = Math.round((LOGO_HEIGHT * logo.width) / logo.height)
  const alt = escapeHtml(badgeAlt(texts))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${alt}">`,
    `<title>${alt}</title>`,
    `<rect x=".5" y=".5" width="${WIDTH - 1}" height="${HEIGHT - 1}" fill="${PAPER}" stroke="${INK}"/>`,
    `<rect width="${STRIP}" height="${HEIGHT}" fill="${INK}"/>`,
    `<rect x="${STRIP}" width="3" height="${HEIGHT}" fill="${VISIR}"/>`,
    outlineText(GOLOS_FACE, 'Премия', { x: STRIP / 2, y: 30, size: 15, anchor: 'middle' }, `fill="${PAPER}"`),
    outlineText(TABLO_FACE, String(year), { x: STRIP / 2, y: 146, size: 44, anchor: 'middle' }, `fill="${PAPER}"`),
    lines(TABLO_FACE, title, { top: 12, sizes: [30, 26, 22], count: 2, fill: INK }),
    lines(GOLOS_FACE, agency, { top: 76, sizes: [17, 15, 13], count: 2, fill: INK_2 }),
    drawBrandLogo(siteName, 'light').replace(
      '<svg ',
      `<svg x="${LEFT - 4}" y="${HEIGHT - LOGO_HEIGHT - 6}" width="${logoWidth}" height="${LOGO_HEIGHT}" `,
    ),
    '</svg>',
  ].join('')
}

interface Lines {
  top: number
  sizes: readonly number[]
  count: number
  fill: string
}

function lines(face: Face, text: string, { top, sizes, count, fill }: Lines): string {
  const fitted = fitText(text, line => textWidth(face, line), { width: ROOM, lines: count, sizes })
  return fitted.lines
    .map((line, index) =>
      outlineText(
        face,
        line,
        { x: LEFT, y: top + fitted.size * (0.85 + index * 1.08), size: fitted.size },
        `fill="${fill}"`,
      ),
    )
    .join('')
}
