import { lookupBySlug } from './lookup.ts'
import { RATING_TYPE_PATHS } from './rating-type-paths.ts'
import type { TierBounds } from './tiers.ts'

export type RatingType = (typeof RATING_TYPE_PATHS)[number] & RatingTypeTexts
export type RatingTypeSlug = RatingType['slug']

interface RatingTypeTexts {
  title: string
  menuTitle: string
  // Genitive plural for «Рейтинг {кого}».
  whom: string
  // Upper bounds of the price of one project or one month, depending on the service.
  tierBounds: TierBounds
}

const TEXTS: Readonly<Record<RatingTypeSlug, RatingTypeTexts>> = {
  'digital-agencies': {
    title: 'Диджитал-агентства',
    menuTitle: 'Диджитал',
    whom: 'диджитал-агентств',
    tierBounds: { low: 300_000, middle: 1_000_000, high: 3_000_000 },
  },
  'seo+context': {
    title: 'SEO и контекстная реклама',
    menuTitle: 'SEO и контекст',
    whom: 'SEO-компаний и агентств контекстной рекламы',
    tierBounds: { low: 50_000, middle: 150_000, high: 400_000 },
  },
  performance: {
    title: 'Перформанс-маркетинг',
    menuTitle: 'Перформанс',
    whom: 'перформанс-агентств',
    tierBounds: { low: 150_000, middle: 500_000, high: 1_500_000 },
  },
  branding: {
    title: 'Брендинг',
    menuTitle: 'Брендинг',
    whom: 'брендинговых агентств',
    tierBounds: { low: 300_000, middle: 1_000_000, high: 3_000_000 },
  },
  corporate: {
    title: 'Корпоративные порталы',
    menuTitle: 'Порталы',
    whom: 'разработчиков корпоративных порталов',
    tierBounds: { low: 1_000_000, middle: 3_000_000, high: 10_000_000 },
  },
  crm: {
    title: 'Внедрение CRM',
    menuTitle: 'CRM',
    whom: 'интеграторов CRM',
    tierBounds: { low: 300_000, middle: 1_000_000, high: 3_000_000 },
  },
  'web-support': {
    title: 'Поддержка сайтов',
    menuTitle: 'Поддержка',
    whom: 'компаний по поддержке сайтов',
    tierBounds: { low: 30_000, middle: 100_000, high: 300_000 },
  },
  apps: {
    title: 'Мобильные приложения',
    menuTitle: 'Приложения',
    whom: 'разработчиков мобильных приложений',
    tierBounds: { low: 1_000_000, middle: 3_000_000, high: 10_000_000 },
  },
  cms: {
    title: 'Системы управления сайтами',
    menuTitle: 'CMS',
    whom: 'систем управления сайтами',
    tierBounds: { low: 300_000, middle: 1_000_000, high: 3_000_000 },
  },
}

export const RATING_TYPES: readonly RatingType[] = RATING_TYPE_PATHS.map(path => ({ ...path, ...TEXTS[path.slug] }))

export const ratingTypeBySlug = lookupBySlug<RatingType>(RATING_TYPES)
