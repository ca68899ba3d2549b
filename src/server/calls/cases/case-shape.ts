import type { CaseCard, CaseFigure, OneCase } from '#contract/shapes/case.ts'
import type { CaseRow, WholeCaseRow } from '#db/queries/cases/cases.ts'
import { formatNumber, NBSP } from '#domain/numbers/numbers.ts'
import { href } from '#domain/paths/paths.ts'
import { HIDDEN_NAME } from '#domain/review/hidden-name.ts'
import { counted } from '#domain/russian/plural.ts'
import { keepDashes } from '#domain/russian/typography.ts'
import { serviceBySlug } from '#domain/vocabulary/services.ts'
import { lowerFirst, type MeasuredResult, measuredResult } from '../../media/drawings/measured-result.ts'
import { agencyCard } from '../../shapes/agency-card.ts'
import { categoryTitle, priceText, projectPath } from '../../shapes/project-shape.ts'
import { shorten } from '../../shapes/response-card.ts'
import { reviewPath } from '../../shapes/review-shape.ts'
import type { Hashtags } from './known-cases.ts'

const QUOTE_LENGTH = 320

export const caseCard = (row: CaseRow): CaseCard => ({
  id: row.id,
  path: href('case', { id: row.id }),
  title: headlineOf(row),
  result: keepDashes(row.result),
  service: serviceTitle(row.service),
  project:
    row.project_id === null || row.client === null
      ? null
      : { id: row.project_id, client: row.client, path: projectPath({ agency_slug: row.slug, id: row.project_id }) },
  agency: agencyCard({ ...row, id: row.agency_id }),
  published_at: row.published_at.toISOString(),
})

export const wholeCase = (row: WholeCaseRow, hashtags: Hashtags): OneCase => ({
  ...caseCard(row),
  lead: headlineOf(row) === keepDashes(row.title) ? null : keepDashes(row.title),
  facts: factsOf(row),
  hashtags: row.hashtags.map(slug => ({
    slug,
    title: hashtags.get(slug)?.title ?? slug,
    path: href('cases-hashtag', { hashtag: slug }),
  })),
  task: paragraphsOf(row.task),
  solution: paragraphsOf(row.solution),
  outcome: paragraphsOf(row.result),
  figures: figuresOf(row.result),
  quote: quoteOf(row),
})

/** «Волжские окна: число заявок выросло на 40 %»; without a measured result, or a client, the author's own title. */
export function headlineOf({ client, title, result }: Pick<CaseRow, 'client' | 'title' | 'result'>): string {
  const measured = sentencesOf(result).find(sentence => measuredResult(sentence) !== null)
  if (client === null || measured === undefined) return keepDashes(title)
  return keepDashes(`${client}: ${lowerFirst(measured.replace(/[.!]$/, ''))}`)
}

/** The figures that the text of the result names, each once. */
export function figuresOf(result: string): CaseFigure[] {
  const measured = sentencesOf(result).flatMap(sentence => measuredResult(sentence) ?? [])
  return measured
    .filter(({ figure, caption }, index) =>
      measured.slice(0, index).every(earlier => earlier.figure !== figure || earlier.caption !== caption),
    )
    .map(({ figure, caption, change }) => ({ figure, caption: keepDashes(caption), change: change && barsOf(change) }))
}

/** Both bars start at zero and share one scale. */
function barsOf({ before, after, unit }: NonNullable<MeasuredResult['change']>): CaseFigure['change'] {
  const most = Math.max(before, after)
  const end = (value: number) => ({
    text: `${formatNumber(value, 2)}${NBSP}${unit}`,
    at: most === 0 ? 0 : Math.round((value / most) * 1000) / 1000,
  })
  return { before: end(before), after: end(after) }
}

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

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s+/)

const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n+/)
    .map(paragraph => keepDashes(paragraph.trim()))
    .filter(paragraph => paragraph !== '')
