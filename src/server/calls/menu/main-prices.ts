import type { Answer } from '#contract/index.ts'
import { listUsualPrices } from '#db/queries/menu/usual-prices.ts'
import { MIN_SAMPLE } from '#domain/numbers/quartiles.ts'
import { boundsAround } from '#domain/numbers/sum-columns.ts'
import { type Need, sliceAddress, sliceOfNeed } from '#domain/picker/need.ts'
import { ratingTypeBySlug } from '#domain/vocabulary/rating-types.ts'
import type { Context } from '../../context.ts'
import { paidSince } from '../../shapes/paid-period.ts'

type Prices = Answer<'main-prices'>

/** Paid by the project: a monthly price would not compare on one axis. */
const WORKS: readonly { title: string; need: Need }[] = [
  { title: 'Лендинг', need: { rating: 'digital-agencies', product: 'landing' } },
  { title: 'Корпоративный сайт', need: { rating: 'digital-agencies', product: 'corporative' } },
  { title: 'Брендинг', need: { rating: 'branding' } },
  { title: 'Интернет-магазин', need: { rating: 'digital-agencies', product: 'shop' } },
  { title: 'Портал или сервис', need: { rating: 'digital-agencies', product: 'portal' } },
  { title: 'Мобильное приложение', need: { rating: 'apps' } },
]

export async function mainPrices({ database, now }: Context): Promise<Prices> {
  const asked = WORKS.map(({ need }) => ({
    service: ratingTypeBySlug(need.rating).service,
    product: need.product ?? null,
  }))
  const found = await listUsualPrices(database.kysely, asked, paidSince(now()))
  const works = WORKS.flatMap(({ title, need }, index) => {
    const { projects, quartiles } = found[index] ?? { projects: 0, quartiles: null }
    if (!quartiles || projects < MIN_SAMPLE) return []
    return { title, path: sliceAddress(sliceOfNeed(need)), projects, quartiles: quartiles.map(Math.round) }
  })
  return {
    works: works.toSorted((one, other) => (one.quartiles[1] ?? 0) - (other.quartiles[1] ?? 0)),
    axis: works.length > 0 ? [...boundsAround(works.flatMap(({ quartiles }) => quartiles))] : [],
    projects: works.reduce((all, { projects }) => all + projects, 0),
  }
}
