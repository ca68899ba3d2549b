import { ACCENTS, monogramOf } from '#domain/pictures/drawn-logo.ts'
import { hashOf } from '#domain/pictures/stable-hash.ts'
import { bar, boldText, box, circle } from './svg-shapes.ts'

export interface ScreenFacts {
  id: number
  client: string
  service: string
  siteType: string | null
  isNda: boolean
}

interface Palette {
  accent: string
  seed: number
}

type Layout = (palette: Palette, facts: ScreenFacts) => string

const WIDTH = 640
const HEIGHT = 400
/** White in the dark theme too: the layouts use transparent tints of the client's colour. */
const PAPER = box(0, 0, WIDTH, HEIGHT, '#fff')

/** Replaces a missing picture of a project: a mock-up of the kind of work, in the client's colour. */
export function drawScreen(facts: ScreenFacts): string {
  const hash = hashOf(facts.client)
  const accent = ACCENTS[hash % ACCENTS.length] ?? ACCENTS[0]
  const palette: Palette = { accent, seed: hash ^ Math.imul(facts.id, 0x9e3779b1) }
  const draw = facts.isNda ? nda : layoutOf(facts)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${PAPER}${draw(palette, facts)}</svg>`
}

function layoutOf({ service, siteType }: ScreenFacts): Layout {
  const bySiteType = siteType === null ? undefined : SITE_LAYOUTS[siteType]
  return SERVICE_LAYOUTS[service] ?? bySiteType ?? company
}

const page = (palette: Palette, facts: ScreenFacts, paper = '#fff'): string =>
  box(0, 0, WIDTH, HEIGHT, paper) +
  box(0, 0, WIDTH, 44, palette.accent) +
  boldText(24, 29, monogramOf(facts.client), 20, '#fff', 'start') +
  [0, 1, 2, 3].map(index => bar(400 + index * 56, 20, 40, '#ffffffb3')).join('')

const shop: Layout = (palette, facts) =>
  page(palette, facts) +
  bar(24, 68, 180, '#14171f', 14) +
  [0, 1, 2, 3, 4, 5, 6, 7]
    .map(index => {
      const x = 24 + (index % 4) * 150
      const y = 100 + Math.floor(index / 4) * 148
      const shade = (palette.seed >>> index) & 1 ? `${palette.accent}33` : '#eef0f4'
      return (
        box(x, y, 138, 88, shade, 8) +
        circle(x + 69, y + 44, 22, `${palette.accent}88`) +
        bar(x, y + 100, 96, '#c9cedb') +
        bar(x, y + 116, 60, palette.accent)
      )
    })
    .join('')

const landing: Layout = (palette, facts) =>
  page(palette, facts, `${palette.accent}14`) +
  bar(48, 112, 300, '#14171f', 22) +
  bar(48, 146, 240, '#14171f', 22) +
  bar(48, 190, 270, '#8a91a3') +
  bar(48, 208, 220, '#8a91a3') +
  box(48, 244, 150, 44, palette.accent, 8) +
  box(392, 96, 200, 240, `${palette.accent}44`, 16) +
  circle(492, 216, 64, palette.accent)

const portal: Layout = (palette, facts) =>
  page(palette, facts) +
  box(24, 68, 380, 180, `${palette.accent}2e`, 8) +
  bar(40, 212, 220, '#14171f', 14) +
  [0, 1, 2, 3]
    .map(index => bar(428, 72 + index * 46, 188, '#14171f', 10) + bar(428, 90 + index * 46, 150, '#c9cedb'))
    .join('') +
  [0, 1, 2]
    .map(index => box(24 + index * 202, 268, 188, 72, '#eef0f4', 8) + bar(24 + index * 202, 352, 140, '#8a91a3'))
    .join('')

const company: Layout = (palette, facts) =>
  page(palette, facts) +
  box(0, 44, WIDTH, 148, `${palette.accent}22`) +
  bar(48, 92, 260, '#14171f', 20) +
  bar(48, 128, 200, '#8a91a3') +
  box(48, 150, 110, 28, palette.accent, 6) +
  [0, 1, 2]
    .map(index => {
      const x = 48 + index * 188
      return (
        circle(x + 18, 234, 18, `${palette.accent}66`) +
        bar(x, 268, 150, '#14171f', 10) +
        bar(x, 290, 160, '#c9cedb') +
        bar(x, 306, 130, '#c9cedb')
      )
    })
    .join('')

const app: Layout = (palette, facts) =>
  box(0, 0, WIDTH, HEIGHT, `${palette.accent}1f`) +
  [150, 350]
    .map(
      (x, phone) =>
        box(x, 28, 150, 344, '#14171f', 22) +
        box(x + 7, 35, 136, 330, '#fff', 16) +
        box(x + 7, 35, 136, 70, palette.accent, 16) +
        boldText(x + 75, 80, monogramOf(facts.client), 24, '#fff') +
        [0, 1, 2, 3]
          .map(row => box(x + 19, 122 + row * 54, 112, 42, phone === row % 2 ? `${palette.accent}33` : '#eef0f4', 8))
          .join(''),
    )
    .join('')

const chart: Layout = (palette, facts) => {
  const heights = Array.from({ length: 12 }, (_, month) => 60 + month * 14 + ((palette.seed >>> month) & 7) * 6)
  return (
    page(palette, facts) +
    bar(48, 72, 200, '#14171f', 14) +
    heights
      .map((height, month) =>
        box(48 + month * 46, 360 - height, 30, height, month > 8 ? palette.accent : `${palette.accent}55`, 4),
      )
      .join('') +
    box(48, 362, 548, 2, '#c9cedb')
  )
}

const brand: Layout = (palette, facts) =>
  box(0, 0, WIDTH, HEIGHT, palette.accent) +
  boldText(320, 226, monogramOf(facts.client), 120, '#fff') +
  box(24, 300, 180, 76, '#ffffff26', 8) +
  box(230, 300, 180, 76, '#ffffff', 8) +
  boldText(320, 352, monogramOf(facts.client), 40, palette.accent) +
  box(436, 300, 180, 76, '#14171f', 8) +
  boldText(526, 352, monogramOf(facts.client), 40, '#fff')

const board: Layout = (palette, facts) =>
  page(palette, facts) +
  [0, 1, 2, 3]
    .map(column => {
      const x = 24 + column * 150
      const cards = 2 + ((palette.seed >>> (column * 3)) & 1) + (column === 1 ? 1 : 0)
      return (
        bar(x, 66, 90, '#8a91a3', 10) +
        Array.from(
          { length: cards },
          (_, card) =>
            box(x, 88 + card * 76, 138, 64, '#eef0f4', 8) +
            bar(x + 12, 104 + card * 76, 90, '#14171f') +
            bar(x + 12, 126 + card * 76, 44, palette.accent),
        ).join('')
      )
    })
    .join('')

/** A lock: work under NDA must not even be guessed at. */
const nda: Layout = () =>
  box(0, 0, WIDTH, HEIGHT, '#eef0f4') +
  '<path d="M290 190v-22a30 30 0 0 1 60 0v22" fill="none" stroke="#8a91a3" stroke-width="10"/>' +
  box(272, 188, 96, 76, '#8a91a3', 10) +
  boldText(320, 312, 'NDA', 28, '#4a5163')

const SERVICE_LAYOUTS: Record<string, Layout> = {
  apps: app,
  branding: brand,
  crm: board,
  portals: board,
  performance: chart,
  'seo-context': chart,
}

const SITE_LAYOUTS: Record<string, Layout> = {
  shop,
  catalogs: shop,
  landing,
  promo: landing,
  portal,
  cities: portal,
  corporative: company,
}
