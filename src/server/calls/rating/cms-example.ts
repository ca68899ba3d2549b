import type { Answer } from '#contract/index.ts'
import type { ExplainedAddend } from '#contract/shapes/rating.ts'
import { listCmsRows } from '#db/queries/cms/cms-rows.ts'
import { shownAddends } from '#domain/numbers/apportion.ts'
import { formatFixed, formatNumber, formatPercent } from '#domain/numbers/numbers.ts'
import { href } from '#domain/paths/paths.ts'
import { buildRatingPath } from '#domain/paths/rating-path.ts'
import { counted } from '#domain/russian/plural.ts'
import type { Methodology } from '#ranking/methodology.ts'
import type { Context } from '../../context.ts'
import { CMS_FACTOR_TEXTS } from '../../shapes/methodology-text.ts'
import type { AskedRating } from './asked-rating.ts'
import { withPoints } from './explain-notes.ts'

type Example = NonNullable<NonNullable<Answer<'rating-page-main-info'>['methodology']>['example']>
type CmsRow = Awaited<ReturnType<typeof listCmsRows>>[number]
type CmsFactor = keyof Methodology['cms']['weights']

const CMS_FACTORS = ['projects', 'agencies', 'reviews'] as const satisfies readonly CmsFactor[]

/** The second system: the leader is often the measure of both counts, so its example would be all 100 %. */
export async function cmsExample(
  { edition, slice, path }: AskedRating,
  methodology: Methodology,
  { database }: Context,
): Promise<Example | null> {
  const rows = await listCmsRows(database.kysely, edition.id, slice)
  const row = rows[1] ?? rows[0]
  if (!row) return null
  const { slug, title, place, score } = row
  return {
    agency: null,
    system: { slug, title },
    path: buildRatingPath(path),
    place,
    score,
    addends: explainSystem(row, rows, methodology),
  }
}

/** The corrected mean of the reviews is not stored, so it is what the score holds beyond the two counts. */
function explainSystem(row: CmsRow, rows: readonly CmsRow[], methodology: Methodology): ExplainedAddend[] {
  const { weights } = methodology.cms
  const most = (count: 'projects' | 'agencies') => Math.max(...rows.map(other => other[count]))
  const shareOf = (count: 'projects' | 'agencies') => row[count] / most(count)
  const ofCounts = 100 * (weights.projects * shareOf('projects') + weights.agencies * shareOf('agencies'))
  const ofReviews = Math.max(0, row.score - ofCounts) / (100 * weights.reviews)
  const { priorWeight, priorMean } = methodology.reviews
  const measured = (count: 'projects' | 'agencies') =>
    `${formatNumber(row[count])} из ${formatNumber(most(count))}, наибольшего числа у одной системы, — ${formatPercent(shareOf(count), 1)}.`
  const measures: Record<CmsFactor, number> = {
    projects: shareOf('projects'),
    agencies: shareOf('agencies'),
    reviews: ofReviews,
  }
  const exact = CMS_FACTORS.map(factor => 100 * weights[factor] * measures[factor])
  const shown = shownAddends(exact, row.score)
  const addend = (factor: CmsFactor, note: string, link: Link): ExplainedAddend => {
    const points = shown[CMS_FACTORS.indexOf(factor)] ?? 0
    return {
      factor,
      title: CMS_FACTOR_TEXTS[factor].title,
      weight: weights[factor],
      points,
      note: withPoints(note, { weight: weights[factor], shown: points }),
      evidence: [{ ...link, share: 1 }],
      more: 0,
    }
  }
  const mean = formatFixed(1 + 4 * ofReviews, 2)
  const prior = `${formatNumber(priorWeight)} условных оценок ${formatFixed(priorMean)}`
  const known = row.reviews === 0 ? prior : `${counted(row.reviews, 'review')} с их весами и ${prior}`
  const reviews = `${known} дают ${mean} из 5: (${mean} − 1) / 4 = ${formatPercent(ofReviews, 1)}.`
  return [
    addend('projects', `Сайтов: ${measured('projects')}`, {
      title: 'Проекты на системе',
      path: href('cms-projects', { cms: row.slug }),
      detail: counted(row.projects, 'project'),
    }),
    addend('agencies', `Агентств: ${measured('agencies')}`, {
      title: 'Страница системы',
      path: href('cms', { cms: row.slug }),
      detail: counted(row.agencies, 'agency'),
    }),
    addend('reviews', reviews, {
      title: 'Отзывы о работах на системе',
      path: href('cms-reviews', { cms: row.slug }),
      detail: counted(row.reviews, 'review'),
    }),
  ]
}

type Link = Omit<ExplainedAddend['evidence'][number], 'share'>
