import { lookupBySlug } from './lookup.ts'

// Spec §1: the rating categories that analytics goals are reported by.
export const ANALYTICS_CATEGORIES = [
  { slug: 'web', title: 'Веб-студии' },
  { slug: 'digital', title: 'Диджитал-агентства' },
  { slug: 'ecom', title: 'Электронная коммерция' },
  { slug: 'creative', title: 'Креативные агентства' },
  { slug: 'gov', title: 'Государственные проекты' },
  { slug: 'mobile', title: 'Мобильная разработка' },
  { slug: 'apps', title: 'Мобильные приложения' },
  { slug: 'seo', title: 'SEO' },
  { slug: 'context', title: 'Контекстная реклама' },
  { slug: 'cms', title: 'Системы управления сайтами' },
  { slug: 'target', title: 'Таргетированная реклама' },
  { slug: 'crm', title: 'Внедрение CRM' },
  { slug: 'corporate', title: 'Корпоративные порталы' },
  { slug: 'branding', title: 'Брендинг' },
  { slug: 'pr', title: 'Связи с общественностью' },
  { slug: 'smm', title: 'Продвижение в социальных сетях' },
  { slug: 'web-support', title: 'Поддержка сайтов' },
  { slug: 'design', title: 'Дизайн' },
  { slug: 'text', title: 'Тексты и контент' },
  { slug: 'foreign', title: 'Работа на зарубежных рынках' },
  { slug: 'major', title: 'Крупнейшие агентства' },
  { slug: 'performance', title: 'Перформанс-маркетинг' },
  { slug: 'outstaffing', title: 'Аутстаффинг' },
  { slug: 'marketplaces', title: 'Продвижение на маркетплейсах' },
  { slug: 'ai-development', title: 'Разработка с искусственным интеллектом' },
  { slug: 'complex-developers', title: 'Разработка сложных проектов' },
  { slug: 'communication-agencies', title: 'Коммуникационные агентства' },
  { slug: 'video', title: 'Видеопродакшен' },
  { slug: 'reputation-orm', title: 'Управление репутацией' },
  { slug: 'mobile-marketing', title: 'Мобильный маркетинг' },
  { slug: 'influencer-marketing', title: 'Реклама у блогеров' },
  { slug: 'it', title: 'ИТ-компании' },
  { slug: 'industry', title: 'Отраслевые рейтинги' },
] as const

export type AnalyticsCategory = (typeof ANALYTICS_CATEGORIES)[number]
export type AnalyticsCategorySlug = AnalyticsCategory['slug']

export const analyticsCategoryBySlug = lookupBySlug<AnalyticsCategory>(ANALYTICS_CATEGORIES)
