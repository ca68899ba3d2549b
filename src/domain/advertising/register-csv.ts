import { type CsvCell, csvText } from '../web/csv.ts'
import { formatOf } from './formats.ts'
import type { AdSlot } from './slots.ts'

/** An ad as its files name it. */
export interface FiledAd {
  slot: string
  rating_type: string | null
  advertiser: string
  inn: string
  erid: string
  starts_on: string
  ends_on: string
}

interface AdDay {
  erid: string
  day: string
  views: number
  clicks: number
}

const AD_COLUMNS = ['erid', 'Рекламодатель', 'ИНН', 'Формат', 'Рейтинг', 'Первый день', 'Последний день']

const adCells = ({ erid, advertiser, inn, slot, rating_type, starts_on, ends_on }: FiledAd): CsvCell[] => [
  erid,
  advertiser,
  inn,
  formatOf(slot as AdSlot).title,
  rating_type ?? 'весь сайт',
  starts_on,
  ends_on,
]

/** The register by day; an ad that nobody has counted yet has one line without a day. */
export function registerCsv(ads: readonly FiledAd[], days: readonly AdDay[]): string {
  const daysOf = Map.groupBy(days, ({ erid }) => erid)
  const lines = ads.flatMap((ad): CsvCell[][] => {
    const own = daysOf.get(ad.erid) ?? []
    if (own.length === 0) return [[...adCells(ad), '', null, null]]
    return own.map(({ day, views, clicks }) => [...adCells(ad), day, views, clicks])
  })
  return csvText([[...AD_COLUMNS, 'День', 'Показы', 'Клики'], ...lines])
}

/** The monthly report for the advertising data operator: each ad shown, its days within the month, its counts. */
export function monthReportCsv(
  ads: readonly (FiledAd & { views: number; clicks: number })[],
  { from, to }: { from: string; to: string },
): string {
  const lines = ads.map(ad => {
    const starts_on = ad.starts_on > from ? ad.starts_on : from
    const ends_on = ad.ends_on < to ? ad.ends_on : to
    return [...adCells({ ...ad, starts_on, ends_on }), ad.views, ad.clicks]
  })
  return csvText([[...AD_COLUMNS, 'Показы', 'Клики'], ...lines])
}
