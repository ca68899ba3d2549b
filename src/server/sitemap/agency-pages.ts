import { listAgencyParts, listSitemapAgencies, type SitemapAgency } from '#db/queries/sitemap/sitemap-agencies.ts'
import { href, type PathName } from '#domain/paths/paths.ts'
import { latest, type SitemapEntry, tableKind } from './sitemap-kind.ts'

type AgencyPage = Extract<
  PathName,
  | 'agency'
  | 'agency-portfolio'
  | 'agency-prices'
  | 'agency-reviews'
  | 'agency-interviews'
  | 'agency-mentions'
  | 'agency-faq'
  | 'agency-contacts'
  | 'agency-responses'
>

/** The same tabs as AGENCY_TABS shows, from one row instead of the whole dossier; a test compares the two. */
const PAGES: Record<AgencyPage, (agency: SitemapAgency) => Omit<SitemapEntry, 'path'> | null> = {
  agency: ({ created_at, reviewed_at, interviewed_at }) => ({
    changedAt: latest([created_at, reviewed_at, interviewed_at]),
  }),
  'agency-portfolio': ({ has_projects }) => undatedIf(has_projects),
  'agency-prices': ({ has_prices }) => undatedIf(has_prices),
  'agency-reviews': ({ reviewed_at }) => reviewed_at && { changedAt: reviewed_at },
  'agency-interviews': ({ interviewed_at }) => interviewed_at && { changedAt: interviewed_at },
  'agency-mentions': ({ mentioned_at }) => mentioned_at && { changedAt: mentioned_at },
  'agency-faq': ({ has_faq }) => undatedIf(has_faq),
  'agency-contacts': () => undatedIf(true),
  'agency-responses': ({ reviewed_at }) => reviewed_at && { changedAt: reviewed_at },
}

const NAMES = Object.keys(PAGES) as AgencyPage[]

export const agencyKind = tableKind({
  perRow: NAMES.length,
  listParts: listAgencyParts,
  listRows: listSitemapAgencies,
  entriesOf: agency =>
    NAMES.flatMap(name => {
      const page = PAGES[name](agency)
      return page === null ? [] : [{ path: href(name, { agency: agency.slug }), ...page }]
    }),
})

/** Prices, questions and offices carry no date of change. */
const undatedIf = (hasContent: boolean) => (hasContent ? { changedAt: null } : null)
