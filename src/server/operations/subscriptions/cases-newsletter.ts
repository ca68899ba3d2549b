import { type CaseRow, listCasesPublished } from '#db/queries/cases/cases.ts'
import { headlineOf } from '#domain/cases/case-headline.ts'
import { href } from '#domain/paths/paths.ts'
import { counted } from '#domain/russian/plural.ts'
import { boundsOfWeek, dueWeek, weekTitle } from '#domain/subscriptions/issue-week.ts'
import type { Topic } from '#domain/subscriptions/topics.ts'
import { serviceBySlug } from '#domain/vocabulary/services.ts'
import type { Issue, IssueSection } from '../../mail/emails/issue-email.ts'
import type { Newsletter, SendingContext } from './newsletter.ts'

/** More would be cut off by mail clients; the page of the topic has all. */
const MOST_CASES = 12

/** Weekly: the cases published in the week. A week without any sends nothing. */
export const casesNewsletter: Newsletter = {
  duePeriod: dueWeek,
  periodTitle: weekTitle,
  makeIssue: makeCasesIssue,
}

async function makeCasesIssue(topic: Topic, week: string, { database }: SendingContext): Promise<Issue | null> {
  if (topic.newsletter !== 'cases') return null
  const cases = await listCasesPublished(database.kysely, {
    ...boundsOfWeek(week),
    hashtag: topic.subject,
    limit: MOST_CASES,
  })
  if (cases.length === 0) return null
  const isCut = cases.length === MOST_CASES
  return {
    subject: `${topic.title}, ${weekTitle(week)}`,
    lead: `Здравствуйте! ${isCut ? `Вот ${counted(cases.length, 'case')} недели, остальные на сайте` : `За неделю — ${counted(cases.length, 'case')}`}.`,
    sections: cases.map(sectionOf),
  }
}

const sectionOf = (study: CaseRow): IssueSection => ({
  title: headlineOf(study),
  path: href('case', { id: study.id }),
  text: study.result,
  rows: [],
  note: `${study.name} · ${serviceBySlug(study.service)?.title ?? study.service}`,
  picture: null,
})
