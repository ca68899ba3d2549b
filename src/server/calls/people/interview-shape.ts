import type { AgencyCard } from '#contract/shapes/agency.ts'
import type { Interview, InterviewCard } from '#contract/shapes/interview.ts'
import type { Link } from '#contract/shapes/link.ts'
import { getInterview, getLastInterviewOfPerson, type listInterviews } from '#db/queries/people/interviews.ts'
import { getPerson } from '#db/queries/people/persons.ts'
import { href } from '#domain/paths/paths.ts'
import { keepDashes } from '#domain/russian/typography.ts'
import type { Context } from '../../context.ts'
import { agencyCard } from '../../shapes/agency-card.ts'
import { personCard } from '../../shapes/person-card.ts'

// A page and its head need the same rows: each is read once.

export const knownInterview = (slug: string, { memo, database }: Context) =>
  memo.remember(`interview:${slug}`, () => getInterview(database.kysely, slug))

export const lastInterviewOf = (person: string, { memo, database }: Context) =>
  memo.remember(`last-interview:${person}`, () => getLastInterviewOfPerson(database.kysely, person))

export const knownPerson = (slug: string, { memo, database }: Context) =>
  memo.remember(`person:${slug}`, () => getPerson(database.kysely, slug))

type InterviewRow = Awaited<ReturnType<typeof listInterviews>>[number]
type WholeInterviewRow = NonNullable<Awaited<ReturnType<typeof getInterview>>>

export const interviewCard = (row: InterviewRow): InterviewCard => ({
  slug: row.slug,
  path: href('interview', { slug: row.slug }),
  title: keepDashes(row.title),
  lead: keepDashes(row.lead),
  person: personCard({ slug: row.person_slug, name: row.person_name, role: row.person_role }),
  agency: agencyOf(row),
  published_at: row.published_at.toISOString(),
})

export const wholeInterview = (row: WholeInterviewRow, more: Link[], siteUrl: string): Interview => ({
  ...interviewCard(row),
  url: siteUrl + href('interview', { slug: row.slug }),
  answers: (row.answers as Interview['answers']).map(({ question, answer }) => ({
    question: keepDashes(question),
    answer: keepDashes(answer),
  })),
  more,
})

interface JoinedAgency {
  agency_id: number | null
  agency_name: string | null
  agency_slug: string | null
  agency_logo: string | null
  agency_city: string | null
}

/** Null if the agency has left the catalogue. */
export function agencyOf(row: JoinedAgency): AgencyCard | null {
  const { agency_id: id, agency_name: name, agency_slug: slug, agency_logo: logo, agency_city: city } = row
  return id === null || name === null || slug === null || city === null
    ? null
    : agencyCard({ id, name, slug, logo, city })
}
