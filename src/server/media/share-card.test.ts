import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import type { RatingPath } from '#domain/paths/rating-path.ts'
import { ratingHeading } from '#domain/rating/rating-heading.ts'
import { AGENCY_SLICES, CMS_SLICES } from '#domain/rating/rating-slice.ts'
import { APP_PLATFORMS } from '#domain/vocabulary/app-platforms.ts'
import { RATING_TYPES } from '#domain/vocabulary/rating-types.ts'
import { pngSize } from '#tests/support/files/png-size.ts'
import { readAdvances } from './fonts/font-advances.ts'
import { FONT_FILES } from './fonts/font-files.ts'
import { PngPainter } from './png/png-painter.ts'
import { drawShareCard, type ShareCard } from './share-card.ts'

const widths = {
  regular: readAdvances(readFileSync(FONT_FILES.regular)),
  bold: readAdvances(readFileSync(FONT_FILES.bold)),
}
const CARD: ShareCard = {
  siteName: 'Мерило',
  note: 'Обновлено 12 ноября 2026',
  heading: 'Рейтинг диджитал-агентств Казани',
  about: '184 участника · 2 316 проектов',
  lines: [
    { place: '1', title: 'Северный контур', figure: '92,4', addends: [32, 28, 14, 9, 4.4, 5] },
    { place: '2', title: 'Ясный день', figure: '88,1', addends: [30, 28, 14, 9, 4.1, 3] },
    { place: '2', title: 'Прямая речь', figure: '88,1', addends: [30, 28, 14, 9, 4.1, 3] },
  ],
  footer: 'Методика открыта, места не продаются',
}
const draw = (changed: Partial<ShareCard> = {}) => drawShareCard({ ...CARD, ...changed }, widths)
const textsOf = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text)

describe('the drawing', () => {
  test('shows the site, the rating, its leaders and that places are not for sale', () => {
    expect(textsOf(draw())).toEqual([
      'Мерило',
      'Обновлено 12 ноября 2026',
      'Рейтинг диджитал-агентств Казани',
      '184 участника · 2 316 проектов',
      ...['1', 'Северный контур', '92,4', '2', 'Ясный день', '88,1', '2', 'Прямая речь', '88,1'],
      'Методика открыта, места не продаются',
    ])
  })

  test('fits the heading of every rating', () => {
    const cut = everyRating().filter(path =>
      textsOf(draw({ heading: ratingHeading(path) }))
        .join(' ')
        .includes('…'),
    )
    expect(cut).toEqual([])
  })

  test('cuts a name that would run into the ruler', () => {
    const title = 'Объединённая мастерская сложных и очень сложных интерфейсов'
    const line = { place: '1', title, figure: '92,4', addends: [92.4] }
    expect(textsOf(draw({ lines: [line] }))).toContainEqual(expect.stringMatching(/^Объединённая мастерская .*…$/))
  })

  test('escapes markup in names', () => {
    const line = { place: '1', title: '</text><image href="x"/>&\u0007', figure: '1', addends: [] }
    expect(draw({ lines: [line] })).toContain('&lt;/text&gt;&lt;image href=&quot;x&quot;/&gt;&amp; ')
  })

  test('works without lines', () => {
    const svg = draw({ lines: [], about: 'Участников пока нет' })
    expect(svg).not.toMatch(/NaN|Infinity/)
    expect(textsOf(svg)).toContain('Участников пока нет')
  })
})

function everyRating(): RatingPath[] {
  return RATING_TYPES.flatMap(({ slug: type, shape }) => {
    const platform = shape === 'apps' ? APP_PLATFORMS[1].slug : undefined
    if (shape === 'cms') return CMS_SLICES.map((slice): RatingPath => ({ type, slice }))
    return AGENCY_SLICES.map((slice): RatingPath => ({ type, platform, slice, year: 2020, tier: 'premium' }))
  })
}

describe('the picture', () => {
  const painter = new PngPainter()
  afterAll(() => painter.close())

  test('is a 1200 × 630 PNG that depends only on the drawing', async () => {
    const [picture, other, same] = await Promise.all([
      painter.paint(draw()),
      painter.paint(draw({ heading: 'Рейтинг диджитал-агентств Уфы' })),
      painter.paint(draw()),
    ])
    expect(pngSize(picture)).toEqual({ width: 1200, height: 630 })
    // A blank picture of this size takes about 3 KB.
    expect(picture.length).toBeGreaterThan(20_000)
    expect(picture.equals(same)).toBe(true)
    expect(picture.equals(other)).toBe(false)
  })

  test('has Cyrillic glyphs, not boxes', async () => {
    const paintHeading = (heading: string) => painter.paint(draw({ heading, lines: [] }))
    // Missing glyphs look alike, so two texts of equal length would give the same picture.
    const [one, other] = await Promise.all([paintHeading('Щёки'), paintHeading('Жюри')])
    expect(one.equals(other)).toBe(false)
  })

  test('that cannot be drawn does not affect the next', async () => {
    await expect(painter.paint('<svg')).rejects.toThrow()
    expect(pngSize(await painter.paint(draw()))).toEqual({ width: 1200, height: 630 })
  })

  test('is refused when too many are requested at once', async () => {
    const busy = new PngPainter()
    const asked = await Promise.allSettled([...Array.from({ length: 25 }, () => busy.paint('<svg')), busy.close()])
    const reasons = asked.flatMap(result => (result.status === 'rejected' ? [result.reason.code] : []))
    expect(reasons.filter(code => code === 'overloaded')).toHaveLength(1)
  })
})
