import type { ServiceSlug } from '#domain/vocabulary/services.ts'
import type { Scenario } from './scenario.ts'
import { APP_SCENARIOS } from './scenarios/apps.ts'
import { REGULARS_SCENARIOS } from './scenarios/apps-regulars.ts'
import { LOOK_SCENARIOS } from './scenarios/branding.ts'
import { WORDS_SCENARIOS } from './scenarios/branding-words.ts'
import { CRM_SCENARIOS } from './scenarios/crm.ts'
import { ADOPTION_SCENARIOS } from './scenarios/crm-adoption.ts'
import { PERFORMANCE_SCENARIOS } from './scenarios/performance.ts'
import { CHANNEL_SCENARIOS } from './scenarios/performance-channels.ts'
import { PORTAL_SCENARIOS } from './scenarios/portals.ts'
import { ENTRY_SCENARIOS } from './scenarios/portals-entry.ts'
import { SEARCH_SCENARIOS } from './scenarios/seo-context.ts'
import { REACH_SCENARIOS } from './scenarios/seo-context-reach.ts'
import { SITE_SCENARIOS } from './scenarios/sites.ts'
import { CAMPAIGN_SCENARIOS } from './scenarios/sites-campaigns.ts'
import { CATALOGUE_SCENARIOS } from './scenarios/sites-catalogues.ts'
import { COMPANY_SITE_SCENARIOS } from './scenarios/sites-companies.ts'
import { SHOP_SCENARIOS } from './scenarios/sites-shops.ts'
import { SUPPORT_SCENARIOS } from './scenarios/support.ts'
import { UPTIME_SCENARIOS } from './scenarios/support-uptime.ts'

export const SCENARIOS: Record<ServiceSlug, readonly Scenario[]> = {
  sites: [
    ...SITE_SCENARIOS,
    ...CAMPAIGN_SCENARIOS,
    ...SHOP_SCENARIOS,
    ...CATALOGUE_SCENARIOS,
    ...COMPANY_SITE_SCENARIOS,
  ],
  'seo-context': [...SEARCH_SCENARIOS, ...REACH_SCENARIOS],
  performance: [...PERFORMANCE_SCENARIOS, ...CHANNEL_SCENARIOS],
  branding: [...LOOK_SCENARIOS, ...WORDS_SCENARIOS],
  portals: [...PORTAL_SCENARIOS, ...ENTRY_SCENARIOS],
  crm: [...CRM_SCENARIOS, ...ADOPTION_SCENARIOS],
  support: [...SUPPORT_SCENARIOS, ...UPTIME_SCENARIOS],
  apps: [...APP_SCENARIOS, ...REGULARS_SCENARIOS],
}
