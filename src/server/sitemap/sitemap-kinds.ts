import { listCaseHashtags, listCaseParts, listSitemapCases } from '#db/queries/sitemap/sitemap-cases.ts'
import {
  listInterviewParts,
  listPersonParts,
  listSitemapInterviews,
  listSitemapPersons,
} from '#db/queries/sitemap/sitemap-people.ts'
import { href } from '#domain/paths/paths.ts'
import type { SitemapKindName } from '#domain/web/sitemap-kinds.ts'
import { agencyKind } from './agency-pages.ts'
import { articleKind, newsCategoryEntries } from './article-pages.ts'
import { siteEntries } from './fixed-pages.ts'
import { ratingEntries } from './rating-pages.ts'
import { listKind, type SitemapKind, tableKind } from './sitemap-kind.ts'
import { priceEntries, responseEntries, statisticsEntries, systemEntries } from './vocabulary-pages.ts'

export const SITEMAP_KINDS: Record<SitemapKindName, SitemapKind> = {
  pages: listKind(siteEntries),
  ratings: listKind(ratingEntries),
  agencies: agencyKind,
  systems: listKind(systemEntries),
  responses: listKind(responseEntries),
  prices: listKind(priceEntries),
  statistics: listKind(statisticsEntries),
  interviews: tableKind({
    perRow: 1,
    listParts: listInterviewParts,
    listRows: listSitemapInterviews,
    entriesOf: ({ slug, published_at }) => [{ path: href('interview', { slug }), changedAt: published_at }],
  }),
  persons: tableKind({
    perRow: 1,
    listParts: listPersonParts,
    listRows: listSitemapPersons,
    entriesOf: ({ slug, interviewed_at }) => [{ path: href('person', { person: slug }), changedAt: interviewed_at }],
  }),
  cases: tableKind({
    perRow: 1,
    listParts: listCaseParts,
    listRows: listSitemapCases,
    entriesOf: ({ id, published_at }) => [{ path: href('case', { id }), changedAt: published_at }],
  }),
  hashtags: listKind(async ({ database }) =>
    (await listCaseHashtags(database.reader)).map(({ hashtag, changed_at }) => ({
      path: href('cases-hashtag', { hashtag }),
      changedAt: changed_at,
    })),
  ),
  news: articleKind('news'),
  categories: listKind(newsCategoryEntries),
  research: articleKind('research'),
  terms: articleKind('term'),
}
