import type { ServiceSlug } from '#domain/vocabulary/services.ts'
import { WITH_STOCK, WITHOUT_SALES } from '../industries.ts'
import type { SlotValues } from '../template.ts'
import { timeScopes } from '../time-scopes.ts'
import type { ReviewFacts } from './review-facts.ts'

const SERVICES_OF_SCOPE: Record<string, readonly ServiceSlug[]> = {
  '@code': ['sites', 'portals', 'apps', 'crm', 'support'],
  '@look': ['sites', 'portals', 'apps', 'branding'],
  '@web': ['sites', 'portals'],
  '@texts': ['sites', 'seo-context', 'performance', 'branding'],
  '@monthly': ['seo-context', 'performance', 'support'],
  '@project': ['sites', 'portals', 'apps', 'crm', 'branding'],
}
const SHORT_LIVED = ['landing', 'promo']
const SEPTEMBER_TO_NOVEMBER = [8, 9, 10]

/** A scope such as @code limits a sentence to reviews of which it is true; it works as a slot that must have a value. */
export function scopesOf(facts: ReviewFacts): SlotValues {
  const { service, siteType, overall, criteria, headcount, calendar } = facts
  const industry = facts.industry ?? ''
  const isGood = overall >= 4
  const isClean = overall === 5 && Object.values(criteria).every(mark => mark >= 4)
  const conditions: Record<string, boolean> = {
    ...Object.fromEntries(
      Object.entries(SERVICES_OF_SCOPE).map(([scope, services]) => [scope, services.includes(service)]),
    ),
    '@sales': !WITHOUT_SALES.includes(industry),
    '@stock': WITH_STOCK.includes(industry),
    '@catalogue': facts.projectFacts.goods !== undefined,
    '@lasting': !SHORT_LIVED.includes(siteType ?? ''),
    '@drawn': service !== 'branding' || (siteType !== 'naming' && siteType !== 'positioning'),
    '@naming': service === 'branding' && (siteType === 'naming' || siteType === 'turnkey-branding'),
    '@both': facts.platforms.length > 1,
    '@small': headcount <= 12,
    '@team': headcount >= 8,
    '@loyal': isGood && facts.agencyAge >= 3,
    '@costly': (facts.budget ?? 0) >= 500_000,
    '@long': (facts.months ?? 0) >= 3,
    '@january': calendar.has(0),
    '@autumn': SEPTEMBER_TO_NOVEMBER.some(month => calendar.has(month)),
    '@two': overall === 2,
    '@five': overall === 5,
    '@clean': isClean,
    '@bargain': overall === 5 && criteria.value === 5,
  }
  const held = Object.entries(conditions).filter(([, isTrue]) => isTrue)
  return { ...Object.fromEntries(held.map(([scope]) => [scope, ''])), ...timeScopes(facts.monthsSeen) }
}
