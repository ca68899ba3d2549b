import type { ANALYTICS_CATEGORIES } from '../vocabulary/analytics-categories.ts'

export type AnalyticsCategory = (typeof ANALYTICS_CATEGORIES)[number]['slug']

/** Acts in a rating that each category counts separately; docs/analytics.md tells what they mean. */
export type CategoryAct = 'first-row' | 'middle-row' | 'sponsor-click'

/**
 * Spec §7: goals of a category have numbers from 60 to 865; what they mean is not shown. Ours identify a goal in reports:
 * never change or reuse one, since the counter keeps years of them.
 */
export const CATEGORY_GOAL_NUMBERS: Readonly<Record<AnalyticsCategory, Readonly<Record<CategoryAct, number>>>> = {
  web: { 'first-row': 60, 'middle-row': 325, 'sponsor-click': 609 },
  digital: { 'first-row': 68, 'middle-row': 333, 'sponsor-click': 617 },
  ecom: { 'first-row': 76, 'middle-row': 341, 'sponsor-click': 625 },
  creative: { 'first-row': 84, 'middle-row': 349, 'sponsor-click': 633 },
  gov: { 'first-row': 92, 'middle-row': 357, 'sponsor-click': 641 },
  mobile: { 'first-row': 100, 'middle-row': 365, 'sponsor-click': 649 },
  apps: { 'first-row': 108, 'middle-row': 373, 'sponsor-click': 657 },
  seo: { 'first-row': 116, 'middle-row': 381, 'sponsor-click': 665 },
  context: { 'first-row': 124, 'middle-row': 389, 'sponsor-click': 673 },
  cms: { 'first-row': 132, 'middle-row': 397, 'sponsor-click': 681 },
  target: { 'first-row': 140, 'middle-row': 405, 'sponsor-click': 689 },
  crm: { 'first-row': 148, 'middle-row': 413, 'sponsor-click': 697 },
  corporate: { 'first-row': 156, 'middle-row': 421, 'sponsor-click': 705 },
  branding: { 'first-row': 164, 'middle-row': 429, 'sponsor-click': 713 },
  pr: { 'first-row': 172, 'middle-row': 437, 'sponsor-click': 721 },
  smm: { 'first-row': 180, 'middle-row': 445, 'sponsor-click': 729 },
  'web-support': { 'first-row': 188, 'middle-row': 453, 'sponsor-click': 737 },
  design: { 'first-row': 196, 'middle-row': 461, 'sponsor-click': 745 },
  text: { 'first-row': 204, 'middle-row': 469, 'sponsor-click': 753 },
  foreign: { 'first-row': 212, 'middle-row': 477, 'sponsor-click': 761 },
  major: { 'first-row': 220, 'middle-row': 485, 'sponsor-click': 769 },
  performance: { 'first-row': 228, 'middle-row': 493, 'sponsor-click': 777 },
  outstaffing: { 'first-row': 236, 'middle-row': 501, 'sponsor-click': 785 },
  marketplaces: { 'first-row': 244, 'middle-row': 509, 'sponsor-click': 793 },
  'ai-development': { 'first-row': 252, 'middle-row': 517, 'sponsor-click': 801 },
  'complex-developers': { 'first-row': 260, 'middle-row': 525, 'sponsor-click': 809 },
  'communication-agencies': { 'first-row': 268, 'middle-row': 533, 'sponsor-click': 817 },
  video: { 'first-row': 276, 'middle-row': 541, 'sponsor-click': 825 },
  'reputation-orm': { 'first-row': 284, 'middle-row': 549, 'sponsor-click': 833 },
  'mobile-marketing': { 'first-row': 292, 'middle-row': 557, 'sponsor-click': 841 },
  'influencer-marketing': { 'first-row': 300, 'middle-row': 565, 'sponsor-click': 849 },
  it: { 'first-row': 308, 'middle-row': 573, 'sponsor-click': 857 },
  industry: { 'first-row': 316, 'middle-row': 581, 'sponsor-click': 865 },
}
