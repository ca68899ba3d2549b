import type { CmsRow } from './rows.ts'

// [slug, title, kind, since, share where it suits, what is made with it]. Products are real.
const SYSTEMS = [
  ['bitrix', '1С-Битрикс', 'commercial', 2003, 30, 'магазины и корпоративные порталы с обменом с 1С'],
  ['wordpress', 'WordPress', 'opensource', 2003, 15, 'корпоративные сайты, блоги и посадочные страницы'],
  ['tilda', 'Tilda', 'constructors', 2014, 9, 'посадочные страницы и промосайты без разработчика'],
  ['modx', 'MODX', 'opensource', 2005, 8, 'корпоративные сайты и каталоги с гибкими шаблонами'],
  ['opencart-cms', 'OpenCart', 'opensource', 1999, 14, 'небольшие и средние интернет-магазины'],
  ['react', 'React', 'individual', 2013, 6, 'сервисы и личные кабинеты, собранные под задачу'],
  ['drupal', 'Drupal', 'opensource', 2001, 4, 'порталы со сложными правами и множеством разделов'],
  ['joomla', 'Joomla!', 'opensource', 2005, 3, 'сайты организаций с типовыми разделами'],
  ['laravel', 'Laravel', 'individual', 2011, 4, 'заказные сервисы и магазины со своей логикой'],
  ['insales', 'InSales', 'constructors', 2008, 6, 'магазины по подписке с готовыми доставками и оплатами'],
  ['umi-cms', 'UMI.CMS', 'commercial', 2006, 2, 'корпоративные сайты и магазины с правкой на странице'],
  ['netcat', 'NetCat', 'commercial', 1999, 2, 'корпоративные сайты и каталоги'],
  ['cs-cart', 'CS-Cart', 'commercial', 2005, 4, 'интернет-магазины и маркетплейсы'],
  ['hostcms', 'HostCMS', 'commercial', 2005, 1, 'корпоративные сайты и магазины'],
  ['webasyst', 'Webasyst', 'commercial', 2004, 4, 'интернет-магазины с облачной или своей установкой'],
  ['magento', 'Magento', 'opensource', 2008, 3, 'крупные интернет-магазины с несколькими витринами'],
  ['django', 'Django', 'individual', 2005, 2, 'сервисы с большими объёмами данных'],
  ['october-cms', 'October CMS', 'commercial', 2014, 1, 'сайты на Laravel с удобной панелью редактора'],
  ['strapi', 'Strapi', 'opensource', 2016, 1, 'хранилище материалов для сайта и приложения сразу'],
  ['typo3', 'TYPO3', 'opensource', 1998, 1, 'многоязычные сайты международных компаний'],
] as const

const KINDS = {
  commercial: { licence: 'Коммерческая, за установку', is: 'Коммерческая система', on: 'на ней' },
  opensource: { licence: 'Открытая, бесплатно', is: 'Система с открытым кодом', on: 'на ней' },
  constructors: { licence: 'Подписка', is: 'Конструктор сайтов', on: 'на нём' },
  individual: { licence: 'Открытая, бесплатно', is: 'Основа для индивидуальной разработки', on: 'на ней' },
} as const

/** Kinds that a company sells. */
const PAID: ReadonlySet<string> = new Set(['commercial', 'constructors'])

/** Only makers called by their product: other companies of this market are fictional. */
const MAKERS: Readonly<Record<string, string>> = {
  bitrix: 'компания «1С-Битрикс»',
  wordpress: 'сообщество WordPress',
  drupal: 'сообщество Drupal',
  joomla: 'сообщество Joomla!',
  django: 'сообщество Django',
  typo3: 'сообщество TYPO3',
}

export const CONTENT_SYSTEMS: readonly CmsRow[] = SYSTEMS.map(([slug, title, kind, since, , madeWith]) => ({
  slug,
  title,
  kind,
  vendor: MAKERS[slug] ?? '',
  licence: KINDS[kind].licence,
  since,
  about: `${KINDS[kind].is}. Чаще всего ${KINDS[kind].on} делают ${madeWith}.`,
}))

export const SYSTEM_SHARES: readonly (readonly [slug: string, share: number])[] = SYSTEMS.map(([slug, , , , share]) => [
  slug,
  share,
])

// No shop on a landing-page builder, no landing page on a shop engine.
const SHOP_ONLY = new Set(['opencart-cms', 'insales', 'cs-cart', 'webasyst', 'magento'])
const SMALL_ONLY = new Set(['tilda'])
const TOO_SMALL_FOR_INTRANET = new Set(['wordpress', 'joomla', 'hostcms', 'webasyst', 'strapi', 'netcat'])

export function suits(system: string, service: string, siteType: string | null): boolean {
  if (service === 'portals' && TOO_SMALL_FOR_INTRANET.has(system)) return false
  if (SHOP_ONLY.has(system)) return siteType === 'shop'
  if (SMALL_ONLY.has(system)) return siteType === 'landing' || siteType === 'promo' || siteType === 'corporative'
  return true
}

export const systemTitle = (slug: string): string => CONTENT_SYSTEMS.find(system => system.slug === slug)?.title ?? slug

export const isPartnered = (slug: string): boolean => {
  const kind = CONTENT_SYSTEMS.find(system => system.slug === slug)?.kind
  return kind !== undefined && PAID.has(kind)
}
