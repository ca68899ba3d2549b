import type { ServiceSlug } from '#domain/vocabulary/services.ts'

export type ServiceWords = { nom: string; acc: string; ins: string; dat: string }

const words = (nom: string, acc: string, ins: string, dat: string): ServiceWords => ({ nom, acc, ins, dat })

/** A service as the agencies themselves call it. */
export const SERVICE_WORDS: Record<ServiceSlug, ServiceWords> = {
  sites: words('сайты', 'сайты', 'сайтами', 'сайтам'),
  'seo-context': words('SEO и контекст', 'SEO и контекст', 'SEO и контекстом', 'SEO и контексту'),
  performance: words('реклама', 'рекламу', 'рекламой', 'рекламе'),
  branding: words('брендинг', 'брендинг', 'брендингом', 'брендингу'),
  portals: words('внутренние порталы', 'внутренние порталы', 'внутренними порталами', 'внутренним порталам'),
  crm: words('внедрение CRM', 'внедрение CRM', 'внедрением CRM', 'внедрению CRM'),
  support: words('поддержка сайтов', 'поддержку сайтов', 'поддержкой сайтов', 'поддержке сайтов'),
  apps: words('приложения', 'приложения', 'приложениями', 'приложениям'),
}

type Work = { nom: string; acc: string }

const WORKS: Record<ServiceSlug, Work> = {
  sites: { nom: 'сайт', acc: 'сайт' },
  'seo-context': { nom: 'продвижение сайта', acc: 'продвижение сайта' },
  performance: { nom: 'рекламная кампания', acc: 'рекламную кампанию' },
  branding: { nom: 'фирменный стиль', acc: 'фирменный стиль' },
  portals: { nom: 'внутренний портал', acc: 'внутренний портал' },
  crm: { nom: 'внедрение CRM', acc: 'внедрение CRM' },
  support: { nom: 'поддержка сайта', acc: 'поддержку сайта' },
  apps: { nom: 'мобильное приложение', acc: 'мобильное приложение' },
}

const SITES: Readonly<Record<string, Work>> = {
  shop: { nom: 'интернет-магазин', acc: 'интернет-магазин' },
  corporative: { nom: 'корпоративный сайт', acc: 'корпоративный сайт' },
  landing: { nom: 'посадочная страница', acc: 'посадочную страницу' },
  catalogs: { nom: 'сайт-каталог', acc: 'сайт-каталог' },
  portal: { nom: 'портал', acc: 'портал' },
  promo: { nom: 'промосайт', acc: 'промосайт' },
  logo: { nom: 'логотип', acc: 'логотип' },
  naming: { nom: 'название', acc: 'название' },
  positioning: { nom: 'позиционирование', acc: 'позиционирование' },
}

/** One work: «интернет-магазин», «мобильное приложение». */
export const workOf = (service: ServiceSlug, siteType: string | null): Work =>
  (service === 'sites' || service === 'branding' ? SITES[siteType ?? ''] : undefined) ?? WORKS[service]
