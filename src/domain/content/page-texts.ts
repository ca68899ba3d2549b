import type { PathName } from '../paths/paths.ts'

/** Texts of the site itself by the page that shows them, in their order there. */
export const PAGE_TEXTS = {
  rules: ['rules'],
  privacy: ['privacy'],
  consent: ['consent', 'consent-transfer', 'consent-publication', 'consent-newsletter'],
  'review-request-help': ['review-help'],
  about: ['about'],
} as const satisfies Partial<Record<PathName, readonly string[]>>

/** A text that no page shows would be lost. */
export const isPageText = (slug: string): boolean =>
  Object.values(PAGE_TEXTS).some((slugs: readonly string[]) => slugs.includes(slug))
