import type { ServiceSlug } from '#domain/vocabulary/services.ts'
import type { Random } from '#seed/random.ts'
import { words } from '#seed/word-table.ts'

/** Numbers of one project, shared by its title, summary, case and review. */
export type ProjectFacts = {
  goods?: number
  pages?: number
  users?: number
  queries?: number
  leadsGrowth?: number
  trafficGrowth?: number
  costCut?: number
  topShare?: number
  loadFrom?: number
  loadTo?: number
  tasks?: number
  installs?: number
  storeRating?: number
  carriers?: number
  integration?: string
}

const tens = (value: number): number => Math.max(10, Math.round(value / 10) * 10)

/** Rounds as in speech: 1 840 → 1 800, 26 300 → 26 000. Always ends in 0: «1 800 товаров». */
function spoken(value: number): number {
  const step = value < 300 ? 10 : value < 3000 ? 100 : value < 30_000 ? 500 : 1000
  return Math.max(10, Math.round(value / step) * step)
}

export function makeProjectFacts(
  random: Random,
  project: { service: ServiceSlug; siteType: string | null },
): ProjectFacts {
  const growth = { leadsGrowth: random.int(12, 95), trafficGrowth: random.int(18, 160), costCut: random.int(9, 48) }
  const loadTo = random.int(9, 22) / 10
  const speed = { loadFrom: loadTo + random.int(22, 60) / 10, loadTo }
  const facts: Record<ServiceSlug, () => ProjectFacts> = {
    sites: () => ({
      ...growth,
      ...speed,
      ...(isCatalogue(project.siteType) ? { goods: spoken(random.logNormal(3800, 1)) } : {}),
      ...(project.siteType === 'landing' || project.siteType === 'promo'
        ? {}
        : { pages: tens(random.logNormal(90, 0.7)) }),
      integration: random.pick(isCatalogue(project.siteType) ? SHOP_INTEGRATIONS : SITE_INTEGRATIONS),
    }),
    'seo-context': () => ({ ...growth, queries: tens(random.logNormal(420, 0.7)), topShare: random.int(41, 88) }),
    performance: () => ({ ...growth }),
    branding: () => ({ pages: tens(random.logNormal(70, 0.4)), carriers: random.int(8, 26) }),
    portals: () => ({ users: spoken(random.logNormal(700, 0.8)), integration: random.pick(PORTAL_INTEGRATIONS) }),
    crm: () => ({ ...growth, users: tens(random.logNormal(45, 0.6)), integration: random.pick(CRM_INTEGRATIONS) }),
    support: () => ({ ...speed, tasks: tens(random.logNormal(40, 0.5)) }),
    apps: () => ({
      installs: spoken(random.logNormal(24_000, 0.9)),
      storeRating: random.int(43, 49) / 10,
      integration: random.pick(SHOP_INTEGRATIONS),
    }),
  }
  return facts[project.service]()
}

const isCatalogue = (siteType: string | null): boolean => siteType === 'shop' || siteType === 'catalogs'

// With the preposition «с» or «со»: «обмен {с чем}».
const SHOP_INTEGRATIONS = words(
  'с 1С, со складской программой, с кассой и доставкой, с учётной системой, с маркетплейсами',
)
const SITE_INTEGRATIONS = words('с нашей CRM, с телефонией, с 1С, с сервисом рассылок, с системой бронирования')
const PORTAL_INTEGRATIONS = words(
  'с кадровой системой, с 1С, со службой каталогов, с документооборотом, с бухгалтерией',
)
const CRM_INTEGRATIONS = words('с телефонией, с 1С, с сайтом, с мессенджерами и почтой, со складом, с кол-центром')
