import type { ChartId } from '#domain/stats/charts.ts'
import { HEADCOUNT_CLASSES } from '#domain/stats/headcount.ts'
import { CITIES } from '#domain/vocabulary/cities.ts'
import { RATING_TYPES } from '#domain/vocabulary/rating-types.ts'
import { webServerBySlug } from '#domain/vocabulary/web-servers.ts'
import { bars, heatMap, marks, pairedDots, rankedBars } from './category-charts.ts'
import type { Drawn } from './stat-series.ts'
import { indexLine, type Material, percentOf, plainLines, shareLine, shares } from './time-charts.ts'

export const DEVICES = [
  { id: 'mobile', title: 'Телефоны' },
  { id: 'desktop', title: 'Компьютеры' },
] as const

const byDevice = plainLines(DEVICES, ({ device }) => device)
const median = plainLines([{ id: 'median', title: 'Медиана' }], () => 'median')
const agencies = { id: 'agencies', title: 'Агентства' }
const titled = <Row extends { slug: string; title: string }>(rows: readonly Row[]) =>
  rows.map(({ slug, title }) => ({ id: slug, title }))
const ratings = titled(RATING_TYPES)

const DRAW: Readonly<Record<ChartId, (material: Material) => Drawn>> = {
  'rating-views': byDevice,
  'demand-season': heatMap,
  tenders: byDevice,
  searches: byDevice,
  'median-budget': median,
  'price-index': indexLine({ id: 'index', title: 'Индекс цен' }),
  'content-systems': shares((id, { systems }) => ({ id, title: id, path: null, ...systems.get(id) })),
  'web-servers': shares(id => ({ id, title: webServerBySlug(id)?.title ?? id, path: null })),
  'new-work': plainLines(
    [
      { id: 'projects', title: 'Проекты' },
      { id: 'reviews', title: 'Отзывы' },
    ],
    ({ series }) => series,
  ),
  'agencies-by-city': rankedBars(agencies, titled(CITIES), point => point),
  'agencies-by-size': bars(agencies, HEADCOUNT_CLASSES),
  'review-marks': marks,
  'company-mail': shareLine({ id: 'company-mail', title: 'С почты компании' }),
  'answer-time': median,
  'place-gaps': pairedDots(
    [
      { id: 'all', title: 'Все места' },
      { id: 'top', title: 'Первая десятка' },
    ],
    ratings,
  ),
  'place-changes': rankedBars({ id: 'changed', title: 'Сменили место' }, ratings, percentOf),
}

export const drawChart = (material: Material): Drawn => DRAW[material.info.id](material)
