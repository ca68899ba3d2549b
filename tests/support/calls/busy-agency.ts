import type { Answer } from '#contract/index.ts'
import { ask } from '../site/site.ts'

type Header = Answer<'agency-header'>

/** The agency of the main rating with most of something: projects to page through, reviews to filter. */
export async function busiestAgency(amount: (header: Header) => number): Promise<Header> {
  const { rows } = await ask('rating-page-main-info', { path: '/digital-agencies/1-200/' })
  const headers = await Promise.all(rows.map(({ agency }) => ask('agency-header', { agency: agency.name_lat })))
  const [busiest] = headers.toSorted((one, other) => amount(other) - amount(one))
  if (!busiest) throw new Error('The main rating of the tiny market is empty')
  return busiest
}

/** What the tab of an agency counts. */
export const tabCount = ({ tabs }: Header, key: string): number => tabs.find(tab => tab.key === key)?.count ?? 0
