import type { Answer } from '#contract/index.ts'
import { countAds, listAudienceMonths, listRatingViews, type Span } from '#db/queries/advertising/audience.ts'
import { monthText, YEAR_MONTHS } from '#domain/counter/demand.ts'
import { withShares } from '#domain/numbers/apportion.ts'
import { href } from '#domain/paths/paths.ts'
import { endOfMoscowMonth, moscowDay, moscowMonth } from '#domain/time/dates.ts'
import { cityBySlug } from '#domain/vocabulary/cities.ts'
import { countryBySlug } from '#domain/vocabulary/countries.ts'
import { districtBySlug } from '#domain/vocabulary/districts.ts'
import { ratingTypeBySlug } from '#domain/vocabulary/rating-types.ts'
import type { Context } from '../../context.ts'

export type Audience = Omit<Answer<'advertising-info'>, 'formats'>

const REGIONS = 15
const DEVICES = [
  { device: 'desktop', title: 'Компьютеры' },
  { device: 'mobile', title: 'Телефоны' },
] as const

/** Figures of our own counter for the last twelve whole months. */
export function audienceOf(context: Context): Promise<Audience> {
  const last = moscowMonth(context.now()) - 1
  return context.memo.remember(`audience:${last}`, () => readAudience(last, context))
}

async function readAudience(last: number, { database: { reader } }: Context): Promise<Audience> {
  const span = yearTo(last)
  const [counts, before, types, regions, ads] = await Promise.all([
    listAudienceMonths(reader, span),
    listAudienceMonths(reader, yearTo(last - YEAR_MONTHS)),
    listRatingViews(reader, 'type', span),
    listRatingViews(reader, 'region', span),
    countAds(reader, span),
  ])
  const hitsOf = (month: string, device: string) =>
    counts.find(count => count.month === month && count.device === device)?.hits ?? 0
  const months = Array.from({ length: YEAR_MONTHS }, (_, index) => {
    const month = monthText(last - YEAR_MONTHS + 1 + index)
    const [desktop, mobile] = [hitsOf(month, 'desktop'), hitsOf(month, 'mobile')]
    return { month, views: desktop + mobile, desktop, mobile }
  })
  const viewsOf = (device: 'desktop' | 'mobile') => months.reduce((sum, month) => sum + month[device], 0)
  const devices = DEVICES.map(one => ({ ...one, views: viewsOf(one.device) }))
  return {
    from: months[0]?.month ?? '',
    to: months.at(-1)?.month ?? '',
    views: devices.reduce((sum, { views }) => sum + views, 0),
    before: hasWholeYear(before) ? before.reduce((sum, { hits }) => sum + hits, 0) : null,
    months,
    devices: withShares(devices, ({ views }) => views).map(one => ({ ...one, share: Math.round(100 * one.share) })),
    ratings: types.flatMap(({ key: type, hits }) => {
      const rating = ratingTypeBySlug(type)
      return rating ? { type, title: rating.title, path: href('rating', { type: rating.slug }), views: hits } : []
    }),
    regions: regions
      .flatMap(({ key: region, hits }) => {
        const title = regionTitle(region)
        return title ? { slug: region, title, views: hits } : []
      })
      .slice(0, REGIONS),
    ads,
  }
}

const yearTo = (last: number): Span => ({
  from: `${monthText(last - YEAR_MONTHS + 1)}-01`,
  to: moscowDay(endOfMoscowMonth(last)),
})

/** A year that the counter saw only in part is nothing to compare with. */
const hasWholeYear = (counts: readonly { month: string }[]): boolean =>
  new Set(counts.map(({ month }) => month)).size === YEAR_MONTHS

const regionTitle = (slug: string): string | undefined =>
  (cityBySlug(slug) ?? districtBySlug(slug) ?? countryBySlug(slug))?.title
