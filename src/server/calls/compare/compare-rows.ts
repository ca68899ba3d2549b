import { shareTexts, withShares } from '#domain/numbers/apportion.ts'
import { formatMoney } from '#domain/numbers/money.ts'
import { formatFixed, formatNumber, formatPercent } from '#domain/numbers/numbers.ts'
import { askedText } from '#domain/rating/price-texts.ts'
import { ratingHomes, ratingTitle } from '#domain/rating/rating-homes.ts'
import { allReviews, NDA_PROJECTS, PORTFOLIO_PROJECTS } from '#domain/russian/count-labels.ts'
import { counted } from '#domain/russian/plural.ts'
import { formatDate } from '#domain/time/dates.ts'
import { REVIEW_CRITERIA } from '#domain/vocabulary/review-criteria.ts'
import { type PriceUnit, SERVICES, serviceBySlug } from '#domain/vocabulary/services.ts'
import { sliceKey } from '#ranking/slices.ts'
import { cityTitle } from '../../shapes/agency-card.ts'
import { AGENCY_RATINGS } from '../../shapes/open-ratings.ts'
import { usualPaid } from '../../shapes/usual-price.ts'
import type { ComparedAgency } from './compare-facts.ts'

/**
 * Content of a cell: a figure comparable with others of its unit, a text, a list of texts, or a known absence in words.
 * Null is «нет данных».
 */
export type CompareValue =
  | { figure: number; text: string; per?: PriceUnit | undefined }
  | { text: string }
  | { items: string[] }
  | { none: string }
  | null

export interface CompareRow {
  key: string
  tab: CompareTab
  group: string
  title: string
  kind: 'money' | 'number' | 'text' | 'list'
  /** The direction in which figures are better and the label of the best cell; a row without it marks none. */
  better?: { is: 'low' | 'high'; label: string }
  value: (compared: ComparedAgency) => CompareValue
}

export const COMPARE_TABS = [
  { key: 'main', title: 'Главное' },
  { key: 'prices', title: 'Цены' },
  { key: 'reviews', title: 'Отзывы' },
  { key: 'experience', title: 'Опыт' },
  { key: 'openness', title: 'Открытость' },
] as const

type CompareTab = (typeof COMPARE_TABS)[number]['key']

const figure = (value: number | null | undefined, text: (value: number) => string): CompareValue =>
  value === null || value === undefined ? null : { figure: value, text: text(value) }

/** Of one service, with the contradiction of an agency that was usually paid less than it asks for. */
function price(
  own: Omit<ComparedAgency['prices'][number], 'agency_id' | 'share'>,
  places: ComparedAgency['places'],
): CompareValue {
  const unit = serviceBySlug(own.service)?.unit ?? 'project'
  const text = askedText(own.price_from, usualPaid(own, places), unit)
  return own.price_from === null ? { none: text } : { figure: own.price_from, text, per: unit }
}

const items = (list: string[]): CompareValue => (list.length === 0 ? null : { items: list })

function listShares(prices: ComparedAgency['prices']): string[] {
  const shares = withShares(prices, ({ share }) => share)
  const texts = shareTexts(shares.map(({ share }) => share))
  return shares.map(({ service }, at) => `${serviceBySlug(service)?.title ?? service}, ${texts[at]}`)
}

const LOW_PRICE = { is: 'low', label: 'дешевле всех' } as const
const HIGH = { is: 'high', label: 'выше всех' } as const
const MOST = { is: 'high', label: 'больше всех' } as const
const SHOWN = 5

const placeRows: CompareRow[] = AGENCY_RATINGS.flatMap(ratingHomes).map(home => ({
  key: `place_${[home.type, home.platform].filter(Boolean).join('_').replace(/\W/g, '_')}`,
  tab: 'main',
  group: 'Места в рейтингах',
  title: ratingTitle(home),
  kind: 'number',
  better: { is: 'low', label: 'выше всех' },
  value: ({ places }) => {
    const own = places.find(({ type, slice }) => type === home.type && slice === sliceKey(home))
    if (!own) return { none: 'не участвует' }
    return { figure: own.place, text: `${formatNumber(own.place)}-е место, балл ${formatFixed(own.score)}` }
  },
}))

const priceRows: CompareRow[] = SERVICES.map(({ slug, title }) => ({
  key: `price_${slug.replace(/\W/g, '_')}`,
  tab: 'prices',
  group: 'Услуги',
  title,
  kind: 'money',
  better: LOW_PRICE,
  value: ({ prices, places }) => {
    const own = prices.find(({ service }) => service === slug)
    return own ? price(own, places) : { none: 'не оказывает' }
  },
}))

const criterionRows: CompareRow[] = REVIEW_CRITERIA.map(({ id, title }) => ({
  key: id,
  tab: 'reviews',
  group: 'Оценки по критериям',
  title,
  kind: 'number',
  better: HIGH,
  value: ({ marks }) => figure(marks?.[id], value => formatFixed(value)),
}))

const FACTS = [
  ['legal', 'Юридическое лицо'],
  ['prices', 'Цены'],
  ['team', 'Команда'],
  ['clients', 'Клиенты'],
  ['site', 'Сайт'],
  ['office', 'Офис'],
] as const

const factRows: CompareRow[] = FACTS.map(([kind, title]) => ({
  key: `fact_${kind}`,
  tab: 'openness',
  group: 'Что проверено',
  title,
  kind: 'text',
  value: ({ facts }) => {
    const fact = facts.find(row => row.kind === kind)
    if (!fact) return null
    return { text: fact.checked_at ? `проверено ${formatDate(fact.checked_at)}` : 'опубликовано, не проверено' }
  },
}))

/** All rows in display order; a row without any value is not shown. */
export const COMPARE_ROWS: readonly CompareRow[] = [
  {
    key: 'average',
    tab: 'main',
    group: 'В числах',
    title: 'Оценка клиентов',
    kind: 'number',
    better: HIGH,
    value: ({ agency }) => figure(agency.reviews_average, value => `${formatFixed(value)} из 5`),
  },
  {
    key: 'reviews',
    tab: 'main',
    group: 'В числах',
    title: 'Отзывы',
    kind: 'number',
    better: MOST,
    value: ({ agency }) => figure(agency.reviews_count, value => allReviews(value)),
  },
  {
    key: 'projects',
    tab: 'main',
    group: 'В числах',
    title: PORTFOLIO_PROJECTS,
    kind: 'number',
    better: MOST,
    value: ({ projects }) => figure(projects.shown, value => counted(value, 'project')),
  },
  {
    key: 'nda_projects',
    tab: 'main',
    group: 'В числах',
    title: NDA_PROJECTS,
    kind: 'number',
    value: ({ projects }) => figure(projects.nda, value => counted(value, 'project')),
  },
  {
    key: 'price',
    tab: 'main',
    group: 'В числах',
    title: 'Цена основной услуги',
    kind: 'money',
    better: LOW_PRICE,
    value: ({ agency: { price_from }, prices: [main], places }) =>
      price({ service: '', budgets: [], ...main, price_from }, places),
  },
  {
    key: 'city',
    tab: 'main',
    group: 'Компания',
    title: 'Город',
    kind: 'text',
    value: ({ agency }) => ({ text: cityTitle(agency.city) }),
  },
  {
    key: 'founded',
    tab: 'main',
    group: 'Компания',
    title: 'Работает',
    kind: 'number',
    better: { is: 'low', label: 'дольше всех' },
    value: ({ agency }) => figure(agency.founded, value => `с ${value} года`),
  },
  {
    key: 'headcount',
    tab: 'main',
    group: 'Компания',
    title: 'Команда',
    kind: 'number',
    better: MOST,
    value: ({ agency }) => figure(agency.headcount, value => counted(value, 'employee')),
  },
  ...placeRows,
  {
    key: 'hour_rate',
    tab: 'prices',
    group: 'Ставка',
    title: 'Час работы',
    kind: 'money',
    better: LOW_PRICE,
    value: ({ agency }) => figure(agency.hour_rate, value => `${formatMoney(value)}/час`),
  },
  ...priceRows,
  ...criterionRows,
  {
    key: 'confirmed',
    tab: 'reviews',
    group: 'Проверка отзывов',
    title: 'С почты компании',
    kind: 'number',
    better: HIGH,
    value: ({ marks }) => figure(marks?.confirmed, formatPercent),
  },
  {
    key: 'answered',
    tab: 'reviews',
    group: 'Проверка отзывов',
    title: 'С ответом агентства',
    kind: 'number',
    better: HIGH,
    value: ({ marks }) => figure(marks?.answered, formatPercent),
  },
  {
    key: 'services',
    tab: 'experience',
    group: 'Чем занимаются',
    title: 'Услуги',
    kind: 'list',
    value: ({ prices }) => items(listShares(prices)),
  },
  {
    key: 'industries',
    tab: 'experience',
    group: 'Чем занимаются',
    title: 'Отрасли в портфолио',
    kind: 'list',
    value: ({ industries }) => items(industries.slice(0, SHOWN).map(({ title, projects }) => `${title}, ${projects}`)),
  },
  {
    key: 'systems',
    tab: 'experience',
    group: 'Чем занимаются',
    title: 'Системы в портфолио',
    kind: 'list',
    value: ({ systems }) => items(systems.slice(0, SHOWN).map(({ title, projects }) => `${title}, ${projects}`)),
  },
  {
    key: 'awards',
    tab: 'experience',
    group: 'Награды',
    title: 'Награды',
    kind: 'number',
    better: MOST,
    value: ({ awards }) => figure(awards, value => counted(value, 'award')),
  },
  ...factRows,
  {
    key: 'reply',
    tab: 'openness',
    group: 'Заявки',
    title: 'Обычно отвечают',
    kind: 'number',
    better: { is: 'low', label: 'быстрее всех' },
    value: ({ agency }) => figure(agency.reply_hours, value => `за ${counted(value, 'hour')}`),
  },
]
