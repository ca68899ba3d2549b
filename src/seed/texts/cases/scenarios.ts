import type { ServiceSlug } from '#domain/vocabulary/services.ts'
import type { Scenario } from './scenario.ts'
import { APP_SCENARIOS } from './scenarios/apps.ts'
import { BRANDING_SCENARIOS } from './scenarios/branding.ts'
import { CRM_SCENARIOS } from './scenarios/crm.ts'
import { PERFORMANCE_SCENARIOS } from './scenarios/performance.ts'
import { PORTAL_SCENARIOS } from './scenarios/portals.ts'
import { SEARCH_SCENARIOS } from './scenarios/seo-context.ts'
import { SITE_SCENARIOS } from './scenarios/sites.ts'
import { CATALOGUE_SCENARIOS } from './scenarios/sites-catalogues.ts'
import { COMPANY_SITE_SCENARIOS } from './scenarios/sites-companies.ts'
import { SUPPORT_SCENARIOS } from './scenarios/support.ts'

export const SCENARIOS: Record<ServiceSlug, readonly Scenario[]> = {
  sites: [...SITE_SCENARIOS, ...CATALOGUE_SCENARIOS, ...COMPANY_SITE_SCENARIOS],
  'seo-context': SEARCH_SCENARIOS,
  performance: PERFORMANCE_SCENARIOS,
  branding: BRANDING_SCENARIOS,
  portals: PORTAL_SCENARIOS,
  crm: CRM_SCENARIOS,
  support: SUPPORT_SCENARIOS,
  apps: APP_SCENARIOS,
}
