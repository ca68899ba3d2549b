import type { Random } from '#seed/random.ts'
import { writeCase } from '#seed/texts/cases/case-text.ts'
import { TextMemory } from '#seed/texts/picker.ts'
import { DAY, MONTH, timestampText } from './calendar.ts'
import { atWork } from './dates.ts'
import { briefOf } from './portfolio.ts'
import type { ReviewedOrder } from './reviews.ts'
import type { CaseRow, ProjectRow } from './rows.ts'

/** Price of a person-month, in roubles. */
const PERSON_MONTH = 180_000

export type ShownOrder = ReviewedOrder & { project: ProjectRow }

/** An agency with cases covers about a third of its verified projects; small ones often have none. */
export function makeCases(
  random: Random,
  shown: readonly ShownOrder[],
  headcount: number,
  now: number,
  nextId: () => number,
): CaseRow[] {
  const habit = random.chance(shown.length > 12 ? 0.8 : 0.5) ? 0.05 + random.next() * 0.5 : 0
  // A short memory, or a case could lose its measured result because recent ones used the same sentence.
  const memory = new TextMemory(3)
  return shown
    .filter(({ order, project }) => canBePublished(order.settledAt, project, now) && random.chance(habit))
    .map(({ order, project }) => {
      const publishedAt = publicationOf(random, order.settledAt, now)
      const { hasMeasuredResult, ...texts } = writeCase(random, briefOf(order, publishedAt), memory)
      // Keeps the market of a seed as it was when cases carried their views.
      random.logNormal(1, 0.9)
      return {
        id: nextId(),
        agency_id: project.agency_id,
        project_id: project.id,
        service: project.service,
        ...texts,
        has_measured_result: hasMeasuredResult,
        hashtags: hashtagsOf(project),
        team_size: teamOf(project, headcount),
        published_at: timestampText(publishedAt),
      }
    })
}

const canBePublished = (settledAt: number, project: ProjectRow, now: number): boolean =>
  project.is_verified && !project.is_nda && settledAt < now - 20 * DAY

const publicationOf = (random: Random, settledAt: number, now: number): number =>
  atWork(random, Math.min(now - 2 * DAY, settledAt + (1 + random.next() * 6) * MONTH))

/** As many as the budget pays for, none of them hired for one project. */
const teamOf = ({ budget, months }: ProjectRow, headcount: number): number =>
  Math.min(headcount, 12, 2 + Math.round(budget / (months ?? 3) / PERSON_MONTH))

/** Slugs of the vocabulary, because they appear in the URLs of case lists. */
const hashtagsOf = ({ service, site_type, industry, system }: ProjectRow): string[] => [
  ...new Set([service, site_type, industry, system].filter(slug => slug !== null)),
]
