import type { Answer } from '#contract/index.ts'
import { listCmsRows } from '#db/queries/cms/cms-rows.ts'
import { ratingHeading } from '#domain/rating/rating-heading.ts'
import { withSystemShares } from '#domain/rating/system-shares.ts'
import { cmsKindBySlug } from '#domain/vocabulary/cms-kinds.ts'
import type { Context } from '../../context.ts'
import { type AskedRating, editionFacts } from './asked-rating.ts'
import { filtersObj } from './rating-filters.ts'
import { ratingCrumbs } from './rating-links.ts'
import { widerLinks } from './wider-links.ts'

/** The rating of content systems is one short list: no years, tiers, filters or pages. */
export async function cmsRatingPage(asked: AskedRating, context: Context): Promise<Answer<'rating-page-main-info'>> {
  const { path, edition, slice, size } = asked
  const rows = await listCmsRows(context.database.kysely, edition.id, slice)
  return {
    h1: ratingHeading(path),
    breadcrumbs: ratingCrumbs(path),
    edition: editionFacts(asked),
    years: [],
    tiers: [],
    filters: filtersObj({}),
    city: null,
    budget: null,
    found: size.participants,
    scales: null,
    rows: [],
    systems: withSystemShares(rows).map(({ previous_place, ...row }) => ({
      ...row,
      change: previous_place === null ? null : previous_place - row.place,
      kind: cmsKindBySlug(row.kind)?.one ?? row.kind,
    })),
    methodology: null,
    wider: size.participants > 0 ? [] : await widerLinks(asked, {}, context),
    following: null,
    next: null,
  }
}
