import type { ServiceSlug } from '#domain/vocabulary/services.ts'
import { WITH_STOCK, WITHOUT_SALES } from '../industries.ts'
import { type SlotValues, scope } from '../template.ts'
import { timeScopes } from '../time-scopes.ts'
import type { ReviewFacts } from './review-facts.ts'

const CODE: readonly ServiceSlug[] = ['sites', 'portals', 'apps', 'crm', 'support']
const LOOK: readonly ServiceSlug[] = ['sites', 'portals', 'apps', 'branding']
const WEB: readonly ServiceSlug[] = ['sites', 'portals']
const TEXTS: readonly ServiceSlug[] = ['sites', 'seo-context', 'performance', 'branding']
const MONTHLY: readonly ServiceSlug[] = ['seo-context', 'performance', 'support']
const PROJECT: readonly ServiceSlug[] = ['sites', 'portals', 'apps', 'crm', 'branding']
const SHORT_LIVED = ['landing', 'promo']
const SEPTEMBER_TO_NOVEMBER = [8, 9, 10]

/** A scope such as @code limits a sentence to reviews of which it is true. */
export function scopesOf(facts: ReviewFacts): SlotValues {
  const { service, siteType, overall, criteria, headcount, calendar } = facts
  const industry = facts.industry ?? ''
  const isGood = overall >= 4
  const isClean = overall === 5 && Object.values(criteria).every(mark => mark >= 4)
  return {
    '@code': scope(CODE.includes(service)),
    '@look': scope(LOOK.includes(service)),
    '@web': scope(WEB.includes(service)),
    '@texts': scope(TEXTS.includes(service)),
    '@monthly': scope(MONTHLY.includes(service)),
    '@project': scope(PROJECT.includes(service)),
    '@sales': scope(!WITHOUT_SALES.includes(industry)),
    '@stock': scope(WITH_STOCK.includes(industry)),
    '@catalogue': scope(facts.projectFacts.goods !== undefined),
    '@lasting': scope(!SHORT_LIVED.includes(siteType ?? '')),
    '@drawn': scope(service !== 'branding' || (siteType !== 'naming' && siteType !== 'positioning')),
    '@naming': scope(service === 'branding' && (siteType === 'naming' || siteType === 'turnkey-branding')),
    '@both': scope(facts.platforms.length > 1),
    '@small': scope(headcount <= 12),
    '@team': scope(headcount >= 8),
    '@loyal': scope(isGood && facts.agencyAge >= 3),
    '@modest': scope((facts.budget ?? 0) < 900_000),
    '@costly': scope((facts.budget ?? 0) >= 500_000),
    '@long': scope((facts.months ?? 0) >= 3),
    '@january': scope(calendar.has(0)),
    '@autumn': scope(SEPTEMBER_TO_NOVEMBER.some(month => calendar.has(month))),
    '@five': scope(overall === 5),
    '@clean': scope(isClean),
    '@unworthy': scope(criteria.value <= 2),
    ...timeScopes(facts.monthsSeen),
  }
}
