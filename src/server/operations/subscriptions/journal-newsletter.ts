import { listArticlesPublished } from '#db/queries/articles/articles.ts'
import { STUDIES } from '#domain/content/news-categories.ts'
import { counted } from '#domain/russian/plural.ts'
import { TEXT } from '#domain/russian/rare-nouns.ts'
import { boundsOfWeek, dueWeek, weekTitle } from '#domain/subscriptions/issue-week.ts'
import type { Topic } from '#domain/subscriptions/topics.ts'
import { formatDate } from '#domain/time/dates.ts'
import type { Issue, IssueSection } from '../../mail/emails/issue-email.ts'
import { articleCard } from '../../shapes/article-card.ts'
import type { Newsletter, SendingContext } from './newsletter.ts'

/** More would be cut off by mail clients; the journal has all. */
const MOST_TEXTS = 12

/** Weekly: the news and studies published in the week. A week without any sends nothing. */
export const journalNewsletter: Newsletter = {
  duePeriod: dueWeek,
  periodTitle: weekTitle,
  makeIssue: makeJournalIssue,
}

async function makeJournalIssue(topic: Topic, week: string, { database }: SendingContext): Promise<Issue | null> {
  const texts = await listArticlesPublished(database.kysely, {
    kinds: ['news', 'research'],
    ...boundsOfWeek(week),
    limit: MOST_TEXTS,
  })
  const [first] = texts
  if (!first) return null
  const all = counted(first.total, TEXT)
  return {
    subject: `${topic.title}, ${weekTitle(week)}`,
    lead: `Здравствуйте! За неделю — ${all}${first.total > texts.length ? `, вот последние ${texts.length}` : ''}.`,
    sections: texts.map(sectionOf),
  }
}

function sectionOf(row: Parameters<typeof articleCard>[0]): IssueSection {
  const { title, path, lead, category, minutes, published_at } = articleCard(row)
  return {
    title,
    path,
    text: lead,
    rows: [],
    note: [category?.title ?? STUDIES.title, counted(minutes, 'minute'), formatDate(published_at)].join(' · '),
    picture: null,
  }
}
