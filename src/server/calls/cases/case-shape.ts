import type { CaseCard, CaseHashtag, OneCase } from '#contract/shapes/case.ts'
import { type CaseRow, getCase, listHashtags, type WholeCaseRow } from '#db/queries/cases/cases.ts'
import { headlineOf, sentencesOf } from '#domain/cases/case-headline.ts'
import { coverResult } from '#domain/cases/cover-result.ts'
import { href } from '#domain/paths/paths.ts'
import { paletteNumber } from '#domain/pictures/palettes.ts'
import { HIDDEN_NAME } from '#domain/review/hidden-name.ts'
import { counted } from '#domain/russian/plural.ts'
import { keepDashes } from '#domain/russian/typography.ts'
import { casesTopic, topicById } from '#domain/subscriptions/topics.ts'
import { HASHTAGS } from '#domain/vocabulary/hashtags.ts'
import { serviceBySlug } from '#domain/vocabulary/services.ts'
import type { Context } from '../../context.ts'
import { agencyCard } from '../../shapes/agency-card.ts'
import { figuresOf } from '../../shapes/project/case-figures.ts'
import { categoryTitle, priceText, projectPath } from '../../shapes/project-shape.ts'
import { shorten } from '../../shapes/response-card.ts'
import { reviewPath } from '../../shapes/review-shape.ts'
import type { CaseMeasures } from './case-measures.ts'
import type { CaseStory } from './case-story.ts'

// A page and its head need the same rows: each is read once.

export const knownCase = (id: number, { memo, database }: Context) =>
  memo.remember(`case:${id}`, () => getCase(database.kysely, id))

/** By slug, those with most cases first. */
export type Hashtags = ReadonlyMap<string, CaseHashtag>

export const knownHashtags = ({ memo, database }: Context): Promise<Hashtags> =>
  memo.remember('case-hashtags', async () => {
    const rows = await listHashtags(database.kysely)
    return new Map(
      rows.map(({ slug, system, count }) => [slug, hashtagOf(slug, HASHTAGS.get(slug) ?? system ?? slug, count)]),
    )
  })

/** Null if no case has it and it is no word of the vocabulary. */
export async function knownHashtag(slug: string, context: Context): Promise<CaseHashtag | null> {
  const title = HASHTAGS.get(slug)
  return (await knownHashtags(context)).get(slug) ?? (title === undefined ? null : hashtagOf(slug, title, 0))
}

const hashtagOf = (slug: string, title: string, count: number): CaseHashtag => ({
  slug,
  title,
  path: href('cases-hashtag', { hashtag: slug }),
  count,
  has_newsletter: topicById(casesTopic(slug)) !== undefined,
})

const QUOTE_LENGTH = 320

export const caseCard = (row: CaseRow): CaseCard => ({
  id: row.id,
  path: href('case', { id: row.id }),
  title: headlineOf(row),
  result: keepDashes(besideCover(row)),
  service: serviceTitle(row.service),
  project:
    row.project_id === null || row.client === null
      ? null
      : {
          id: row.project_id,
          client: row.client,
          palette: paletteNumber(row.client),
          path: projectPath({ agency_slug: row.slug, id: row.project_id }),
        },
  agency: agencyCard({ ...row, id: row.agency_id }),
  published_at: row.published_at.toISOString(),
})

/** What the cover beside the text has said already is left out of it. */
function besideCover({ result, project_result }: CaseRow): string {
  const shown = coverResult(project_result, result)
  const others = sentencesOf(result).filter(sentence => sentence !== shown)
  return others.length === 0 ? result : others.join(' ')
}

export const wholeCase = (row: WholeCaseRow, hashtags: Hashtags, told: CaseStory & CaseMeasures): OneCase => ({
  ...caseCard(row),
  result: keepDashes(row.result),
  lead: headlineOf(row) === keepDashes(row.title) ? null : keepDashes(row.title),
  facts: factsOf(row),
  hashtags: row.hashtags.map(slug => ({
    slug,
    title: hashtags.get(slug)?.title ?? slug,
    path: href('cases-hashtag', { hashtag: slug }),
  })),
  ...told,
  figures: figuresOf(row.result),
  quote: quoteOf(row),
})

function factsOf({ service, industry, site_type, system, budget, months, team_size }: WholeCaseRow): OneCase['facts'] {
  const fact = (title: string, value: string | null) => (value === null ? [] : [{ title, value }])
  return [
    ...fact('Отрасль', industry && categoryTitle(industry)),
    ...fact('Услуга', serviceTitle(service)),
    ...fact('Тип', site_type && categoryTitle(site_type)),
    ...fact('Система', system),
    ...fact('Бюджет', budget === null ? null : priceText({ budget, service })),
    ...fact('Срок', months === null ? null : counted(months, 'month')),
    ...fact('Команда', team_size === null ? null : counted(team_size, 'person')),
  ]
}

function quoteOf({ review, slug }: WholeCaseRow): OneCase['quote'] {
  if (!review) return null
  return {
    path: reviewPath({ slug, id: review.id }),
    overall: review.overall,
    text: shorten(review.body, QUOTE_LENGTH),
    author: review.show_name ? review.author_name : HIDDEN_NAME,
    role: review.author_role,
    company: review.company_name,
  }
}

const serviceTitle = (slug: string): string => serviceBySlug(slug)?.title ?? slug
