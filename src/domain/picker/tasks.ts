import type { RatingPath } from '../paths/rating-path.ts'
import { lookupBySlug } from '../vocabulary/lookup.ts'
import type { Need } from './need.ts'

type TaskRow = {
  // The slug of its rating, category, CMS or platform: it appears in addresses as `type`.
  slug: string
  // Masculine nominative, after «Нужен».
  title: string
  need: Need
}

/** Options of the picker's first choice, most wanted first. */
export const TASKS = [
  { slug: 'shop', title: 'интернет-магазин', need: { rating: 'digital-agencies', product: 'shop' } },
  { slug: 'corporative', title: 'корпоративный сайт', need: { rating: 'digital-agencies', product: 'corporative' } },
  { slug: 'landing', title: 'лендинг', need: { rating: 'digital-agencies', product: 'landing' } },
  { slug: 'catalogs', title: 'сайт-каталог', need: { rating: 'digital-agencies', product: 'catalogs' } },
  { slug: 'portal', title: 'портал или сервис', need: { rating: 'digital-agencies', product: 'portal' } },
  { slug: 'promo', title: 'промосайт', need: { rating: 'digital-agencies', product: 'promo' } },
  { slug: 'digital-agencies', title: 'любой сайт', need: { rating: 'digital-agencies' } },
  { slug: 'bitrix', title: 'сайт на 1С-Битрикс', need: { rating: 'digital-agencies', system: 'bitrix' } },
  { slug: 'wordpress', title: 'сайт на WordPress', need: { rating: 'digital-agencies', system: 'wordpress' } },
  { slug: 'seo+context', title: 'подрядчик по SEO и контексту', need: { rating: 'seo+context' } },
  { slug: 'performance', title: 'перформанс-маркетинг', need: { rating: 'performance' } },
  { slug: 'crm', title: 'интегратор CRM', need: { rating: 'crm' } },
  { slug: 'web-support', title: 'подрядчик на поддержку сайта', need: { rating: 'web-support' } },
  { slug: 'corporate', title: 'корпоративный портал', need: { rating: 'corporate' } },
  { slug: 'ios', title: 'разработчик iOS-приложения', need: { rating: 'apps', platform: 'ios' } },
  { slug: 'android', title: 'разработчик Android-приложения', need: { rating: 'apps', platform: 'android' } },
  { slug: 'branding', title: 'брендинг', need: { rating: 'branding' } },
  { slug: 'logo', title: 'логотип', need: { rating: 'branding', product: 'logo' } },
  { slug: 'naming', title: 'нейминг', need: { rating: 'branding', product: 'naming' } },
] as const satisfies readonly TaskRow[]

export type Task = (typeof TASKS)[number]

export const taskBySlug = lookupBySlug<Task>(TASKS)

/** The task a rating answers: of its slice, else of its platform or type. */
export function taskOfRating({ type, platform, slice }: RatingPath): Task | undefined {
  const own = taskBySlug(slice?.slug ?? '')
  return own && own.need.rating === type ? own : taskBySlug(platform ?? type)
}
