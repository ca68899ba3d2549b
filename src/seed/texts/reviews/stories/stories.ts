import type { ServiceSlug } from '#domain/vocabulary/services.ts'
import { APPS } from './apps.ts'
import { BRANDING } from './branding.ts'
import { CRM } from './crm.ts'
import { PERFORMANCE } from './performance.ts'
import { PORTALS } from './portals.ts'
import { SEO_CONTEXT } from './seo-context.ts'
import { SITES } from './sites.ts'
import type { StoryStock } from './story-stock.ts'
import { SUPPORT } from './support.ts'

export const STORIES: Readonly<Record<ServiceSlug, StoryStock>> = {
  sites: SITES,
  'seo-context': SEO_CONTEXT,
  performance: PERFORMANCE,
  branding: BRANDING,
  portals: PORTALS,
  crm: CRM,
  support: SUPPORT,
  apps: APPS,
}
