import { lookupBySlug } from './lookup.ts'
import type { ServiceSlug } from './services.ts'
import type { TierBounds } from './tiers.ts'

type RatingTypeRow = {
  slug: string
  title: string
  menuTitle: string
  // Genitive plural, for «Рейтинг {кого}».
  whom: string
  service: ServiceSlug
  // Which path grammar the type has: see rating-path.ts.
  shape: 'agencies' | 'apps' | 'cms'
  // Upper price bounds for one project or one month, as the service is counted.
  tierBounds: TierBounds
}

export const RATING_TYPES = [
  {
    slug: 'digital-agencies',
    title: 'Диджитал-агентства',
    menuTitle: 'Диджитал',
    whom: 'диджитал-агентств',
    service: 'sites',
    shape: 'agencies',
    tierBounds: { low: 300_000, middle: 1_000_000, high: 3_000_000 },
  },
  {
    slug: 'seo+context',
    title: 'SEO и контекстная реклама',
    menuTitle: 'SEO и контекст',
    whom: 'SEO-компаний и агентств контекстной рекламы',
    service: 'seo-context',
    shape: 'agencies',
    tierBounds: { low: 50_000, middle: 150_000, high: 400_000 },
  },
  {
    slug: 'performance',
    title: 'Перформанс-маркетинг',
    menuTitle: 'Перформанс',
    whom: 'перформанс-агентств',
    service: 'performance',
    shape: 'agencies',
    tierBounds: { low: 150_000, middle: 500_000, high: 1_500_000 },
  },
  {
    slug: 'branding',
    title: 'Брендинг',
    menuTitle: 'Брендинг',
    whom: 'брендинговых агентств',
    service: 'branding',
    shape: 'agencies',
    tierBounds: { low: 300_000, middle: 1_000_000, high: 3_000_000 },
  },
  {
    slug: 'corporate',
    title: 'Корпоративные порталы',
    menuTitle: 'Порталы',
    whom: 'разработчиков корпоративных порталов',
    service: 'portals',
    shape: 'agencies',
    tierBounds: { low: 1_000_000, middle: 3_000_000, high: 10_000_000 },
  },
  {
    slug: 'crm',
    title: 'Внедрение CRM',
    menuTitle: 'CRM',
    whom: 'интеграторов CRM',
    service: 'crm',
    shape: 'agencies',
    tierBounds: { low: 300_000, middle: 1_000_000, high: 3_000_000 },
  },
  {
    slug: 'web-support',
    title: 'Поддержка сайтов',
    menuTitle: 'Поддержка',
    whom: 'компаний по поддержке сайтов',
    service: 'support',
    shape: 'agencies',
    tierBounds: { low: 30_000, middle: 100_000, high: 300_000 },
  },
  {
    slug: 'apps',
    title: 'Мобильные приложения',
    menuTitle: 'Приложения',
    whom: 'разработчиков мобильных приложений',
    service: 'apps',
    shape: 'apps',
    tierBounds: { low: 1_000_000, middle: 3_000_000, high: 10_000_000 },
  },
  {
    slug: 'cms',
    title: 'Системы управления сайтами',
    menuTitle: 'CMS',
    whom: 'систем управления сайтами',
    service: 'sites',
    shape: 'cms',
    tierBounds: { low: 300_000, middle: 1_000_000, high: 3_000_000 },
  },
] as const satisfies readonly RatingTypeRow[]

export type RatingType = (typeof RATING_TYPES)[number]
export type RatingTypeSlug = RatingType['slug']

export const ratingTypeBySlug = lookupBySlug<RatingType>(RATING_TYPES)
