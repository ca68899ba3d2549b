import type { AdSlot } from '#domain/advertising/slots.ts'
import { DAY, dateText } from './calendar.ts'
import type { AdPriceRow, SponsorReviewRow } from './rows.ts'

/** Roubles a month; longer periods are cheaper. */
const MONTHLY: Readonly<Record<AdSlot, number>> = {
  general: 120_000,
  wide_native_card: 60_000,
  mini_native_card: 30_000,
  promotion: 90_000,
}
const PERIODS = [
  { months: 1, share: 1 },
  { months: 3, share: 0.9 },
  { months: 6, share: 0.8 },
  { months: 12, share: 0.7 },
] as const

/** Prices of a fictional market. */
export const AD_PRICES: AdPriceRow[] = Object.entries(MONTHLY).flatMap(([slot, price]) =>
  PERIODS.map(({ months, share }) => ({
    slot: slot as AdSlot,
    months,
    price: Math.round(price * months * share),
  })),
)

/** Of the sponsors in market/sponsors.ts. */
const REVIEWS = [
  {
    sponsor_id: 1,
    slot: 'general',
    author_name: 'Нина Волчкова',
    author_role: 'директор по маркетингу',
    body: 'Взяли строку спонсора на квартал. Показов пришло на десятую больше, чем обещала таблица, а кликов — меньше, чем хотелось: фразу переписывали трижды. В реестре видно каждый день, спорить не о чем.',
    age: 40,
  },
  {
    sponsor_id: 2,
    slot: 'promotion',
    author_name: 'Захар Мельниченко',
    author_role: 'руководитель отдела рекламы',
    body: 'Баннер внизу страницы не кричит, и его закрывают реже, чем мы боялись. Просили поставить его выше списка — отказали, показали правила. Зато за полгода ни одной жалобы от читателей.',
    age: 150,
  },
  {
    sponsor_id: 3,
    slot: 'general',
    author_name: 'Лидия Сафьянова',
    author_role: 'бренд-менеджер',
    body: 'Первая площадка, где отчёт для оператора рекламных данных пришёл раньше, чем мы о нём попросили.\nМинус один: логотип показывают маленьким.',
    age: 420,
  },
  {
    sponsor_id: 5,
    slot: 'general',
    author_name: 'Пётр Замятин',
    author_role: 'основатель',
    body: 'Заявок за месяц было одиннадцать, окупились две. Для школы это нормально, но на чудо рассчитывать не стоит. Место в рейтинге нам не предлагали, хотя мы, честно говоря, спросили.',
    age: 760,
  },
] as const

export const sponsorReviews = (now: number): SponsorReviewRow[] =>
  REVIEWS.map(({ age, ...review }) => ({ ...review, published_on: dateText(now - age * DAY) }))
