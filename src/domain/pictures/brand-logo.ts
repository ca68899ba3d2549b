import { outlineText, TABLO_FACE, textWidth } from './outline-text.ts'

/** As drawn in the header: the name above a ruler, the reading mark at its end. Inks as in the design tokens. */
const INKS = {
  light: { ink: '#15171c', visir: '#de3516' },
  dark: { ink: '#f3f2ee', visir: '#ff6b4a' },
}

export type BrandGround = keyof typeof INKS

const MARGIN = 6
const SIZE = 36
const BASELINE = 28
const RULER = { top: 33.5, length: 100, step: 5 }
const HEIGHT = 42

const widthOf = (name: string): number => Math.ceil(Math.max(RULER.length + 1, textWidth(TABLO_FACE, name) * SIZE + 6))

export const brandLogoSize = (name: string) => ({ width: widthOf(name) + 2 * MARGIN, height: HEIGHT + 2 * MARGIN })

/** The logo for a light or dark background, with outlined letters: no font is needed to show it. */
export function drawBrandLogo(name: string, ground: BrandGround): string {
  const { ink, visir } = INKS[ground]
  const { width, height } = brandLogoSize(name)
  const end = textWidth(TABLO_FACE, name) * SIZE + 4
  const ticks = Array.from(
    { length: RULER.length / RULER.step + 1 },
    (_, index) => `M${index * RULER.step + 0.5} ${RULER.top}v${index % 5 === 0 ? 8 : 4.5}`,
  )
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-MARGIN} ${-MARGIN} ${width} ${height}">` +
    outlineText(TABLO_FACE, name, { x: 0, y: BASELINE, size: SIZE }, `fill="${ink}"`) +
    `<path fill="none" stroke="${ink}" d="M0 ${RULER.top}h${RULER.length + 1}${ticks.join('')}"/>` +
    `<path stroke="${visir}" stroke-width="2" d="M${Math.round(end * 10) / 10} 1v39"/></svg>`
  )
}
