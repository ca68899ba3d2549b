import { chartsOfTab } from '#domain/stats/charts.ts'
import { pictureHref, statHref } from '#domain/stats/stat-address.ts'
import { dueMonth } from '#domain/subscriptions/issue-month.ts'
import type { Topic } from '#domain/subscriptions/topics.ts'
import { formatMonth } from '#domain/time/dates.ts'
import type { Issue } from '../../mail/emails/issue-email.ts'
import { makeMemo } from '../../memo.ts'
import { statChart } from '../../shapes/stats/stat-chart.ts'
import type { Newsletter, SendingContext } from './newsletter.ts'
import { statsSection } from './stats-section.ts'

const USUAL = { choices: {}, marks: [] }

const MOVED =
  'Здравствуйте! Вот цифры, которые сдвинулись больше чем на пункт: доли — на процентный пункт, остальное — на процент.'
const SHOWN = 'Здравствуйте! Вот что сейчас показывают графики.'

/** Monthly: the figures of a tab that moved. */
export const statsNewsletter: Newsletter = {
  duePeriod: dueMonth,
  periodTitle: monthTitle,
  makeIssue: makeStatsIssue,
}

function monthTitle(month: string): string {
  return formatMonth(`${month}-15T00:00:00Z`)
}

/** The same figures as on the page of the tab, whose charts it reads without any choice. */
async function makeStatsIssue(topic: Topic, month: string, context: SendingContext): Promise<Issue | null> {
  if (topic.newsletter !== 'stats') return null
  const { subject, title } = topic
  const reading = { ...context, memo: makeMemo(Date.now) }
  const sections = []
  for (const { id } of chartsOfTab(subject)) {
    const { title, finding, chart } = await statChart({ id }, reading)
    const path = statHref(subject, { ...USUAL, chart: id })
    const section = statsSection({ title, finding, chart, path, picture: pictureHref(id, USUAL) }, month)
    if (section) sections.push(section)
  }
  if (sections.length === 0) return null
  return {
    subject: `${title}, ${monthTitle(month)}`,
    lead: sections.some(({ rows }) => rows.length > 0) ? MOVED : SHOWN,
    sections,
  }
}
