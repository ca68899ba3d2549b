import { lookupBySlug } from './lookup.ts'

// Services of projects, prices and reviews. Each rating counts the projects of one service.
export const SERVICES = [
  { slug: 'sites', title: 'Разработка сайтов', unit: 'project' },
  { slug: 'seo-context', title: 'SEO и контекстная реклама', unit: 'month' },
  { slug: 'performance', title: 'Перформанс-маркетинг', unit: 'month' },
  { slug: 'branding', title: 'Брендинг', unit: 'project' },
  { slug: 'portals', title: 'Корпоративные порталы', unit: 'project' },
  { slug: 'crm', title: 'Внедрение CRM', unit: 'project' },
  { slug: 'support', title: 'Поддержка сайтов', unit: 'month' },
  { slug: 'apps', title: 'Мобильные приложения', unit: 'project' },
] as const

export type Service = (typeof SERVICES)[number]
export type ServiceSlug = Service['slug']
export type PriceUnit = Service['unit']

export const PRICE_UNITS = {
  project: { title: 'за проект', suffix: '' },
  month: { title: 'в месяц', suffix: '/мес.' },
} as const satisfies Record<PriceUnit, { title: string; suffix: string }>

export const serviceBySlug = lookupBySlug<Service>(SERVICES)
