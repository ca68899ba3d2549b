import type { Answer } from '#contract/index.ts'
import { listRatingRows } from '#db/queries/rating/rating-rows.ts'
import { listContests } from '#db/queries/rating/row-details.ts'
import { buildRatingPath } from '#domain/paths/rating-path.ts'
import { FACTORS } from '#domain/rating/factors.ts'
import { moscowYear } from '#domain/time/dates.ts'
import { ratingTypeBySlug } from '#domain/vocabulary/rating-types.ts'
import { METHODOLOGIES, type Methodology } from '#ranking/methodology.ts'
import type { Context } from '../../context.ts'
import { agencyCard } from '../../shapes/agency-card.ts'
import {
  awardRules,
  CMS_FACTOR_TEXTS,
  FACTOR_TEXTS,
  methodologyOf,
  NOT_SCORED,
  NOT_SCORED_OF_SYSTEMS,
  thresholds,
  tierRules,
} from '../../shapes/methodology-text.ts'
import type { AskedRating } from './asked-rating.ts'
import { cmsExample } from './cms-example.ts'
import { explainPlaces } from './explain-places.ts'

type MethodologyText = NonNullable<Answer<'rating-page-main-info'>['methodology']>

/** The rules an edition was computed by, with its leader as a worked example. */
export async function ratingMethodology(asked: AskedRating, context: Context): Promise<MethodologyText> {
  const type = ratingTypeBySlug(asked.path.type)
  const isOfSystems = type.shape === 'cms'
  const methodology = methodologyOf(asked.edition.methodology)
  return {
    version: methodology.version,
    published_at: methodology.publishedAt,
    factors: isOfSystems ? cmsFactors(methodology) : agencyFactors(methodology),
    not_scored: [...(isOfSystems ? NOT_SCORED_OF_SYSTEMS : NOT_SCORED)],
    thresholds: thresholds(methodology, type),
    tiers: tierRules(type),
    awards: isOfSystems ? [] : awardRules(methodology, await contestsOf(asked, context)),
    example: isOfSystems ? await cmsExample(asked, methodology, context) : await workedExample(asked, context),
    versions: METHODOLOGIES.toReversed().map(({ version, publishedAt, reason }) => ({
      version,
      published_at: publishedAt,
      reason,
    })),
    sha256: asked.edition.sha256,
  }
}

function agencyFactors(methodology: Methodology): MethodologyText['factors'] {
  return FACTORS.filter(factor => methodology.weights[factor] > 0).map(factor => ({
    factor,
    title: FACTOR_TEXTS[factor].title,
    weight: methodology.weights[factor],
    text: `${FACTOR_TEXTS[factor].text(methodology)} ${methodology.weightReasons[factor]}`,
  }))
}

function cmsFactors({ cms: { weights } }: Methodology): MethodologyText['factors'] {
  return (Object.keys(CMS_FACTOR_TEXTS) as (keyof typeof weights)[]).map(factor => ({
    factor,
    weight: weights[factor],
    ...CMS_FACTOR_TEXTS[factor],
  }))
}

async function contestsOf({ edition, path }: AskedRating, { database }: Context) {
  const contests = await listContests(database.kysely, path.year ?? moscowYear(edition.as_of))
  return contests.map(({ contest, contest_weight }) => ({ title: contest, weight: contest_weight }))
}

async function workedExample(asked: AskedRating, context: Context): Promise<MethodologyText['example']> {
  const { edition, slice, tier, path } = asked
  const [leader] = await listRatingRows(context.database.kysely, {
    editionId: edition.id,
    slice,
    tier,
    after: 0,
    limit: 1,
  })
  const explained = leader && (await explainPlaces(asked, [leader.id], context)).get(leader.id)
  if (!explained) return null
  const { place, score, addends } = explained
  return { agency: agencyCard(leader), system: null, path: buildRatingPath(path), place, score, addends }
}
