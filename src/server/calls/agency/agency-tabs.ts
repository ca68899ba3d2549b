import type { Answer } from '#contract/index.ts'
import type { AgencyDossier } from '#db/queries/agency/agency-dossier.ts'
import { href } from '#domain/paths/paths.ts'

type Tab = Answer<'agency-header'>['tabs'][number]

interface TabRule {
  key: string
  title: string
  hasContent: (agency: AgencyDossier) => boolean
  countOf?: (agency: AgencyDossier) => number
}

/** Without projects under NDA, which the portfolio does not show. */
export const shownProjects = ({ industries }: AgencyDossier): number =>
  industries.reduce((sum, { projects }) => sum + projects, 0)

/** In display order, keyed by path name. */
export const AGENCY_TABS = {
  agency: { key: 'about', title: 'Главное', hasContent: () => true },
  'agency-portfolio': {
    key: 'portfolio',
    title: 'Портфолио',
    hasContent: agency => shownProjects(agency) > 0,
    countOf: shownProjects,
  },
  'agency-prices': {
    key: 'prices',
    title: 'Цены',
    hasContent: ({ prices, hour_rate }) => prices.length > 0 || hour_rate !== null,
  },
  'agency-reviews': {
    key: 'reviews',
    title: 'Отзывы',
    hasContent: ({ reviews_count }) => reviews_count > 0,
    countOf: ({ reviews_count }) => reviews_count,
  },
  'agency-interviews': {
    key: 'interviews',
    title: 'Интервью',
    hasContent: ({ interviews_count }) => interviews_count > 0,
    countOf: ({ interviews_count }) => interviews_count,
  },
  // An agency with interviews alone has the tab of interviews.
  'agency-mentions': {
    key: 'mentions',
    title: 'Упоминания',
    hasContent: ({ mentions_count }) => mentions_count > 0,
    countOf: ({ mentions_count }) => mentions_count,
  },
  'agency-faq': { key: 'faq', title: 'Вопросы', hasContent: ({ faq }) => faq.length > 0 },
  'agency-contacts': { key: 'contacts', title: 'Контакты', hasContent: () => true },
} as const satisfies Record<string, TabRule>

export type AgencyTabName = keyof typeof AGENCY_TABS

const RULES = Object.entries(AGENCY_TABS) as [AgencyTabName, TabRule][]

export const isAgencyTab = (name: string): name is AgencyTabName => name in AGENCY_TABS

export const agencyTabs = (agency: AgencyDossier): Tab[] =>
  RULES.filter(([, { hasContent }]) => hasContent(agency)).map(([name, { key, title, countOf }]) => ({
    key,
    title,
    path: href(name, { agency: agency.slug }),
    count: countOf?.(agency) ?? null,
  }))

export const hasTab = (agency: AgencyDossier, name: AgencyTabName): boolean => AGENCY_TABS[name].hasContent(agency)
