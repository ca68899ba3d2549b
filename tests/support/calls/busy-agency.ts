import type { Answer } from '#contract/index.ts'
import { api } from '../site/site.ts'

type Header = Answer<'agency-header'>

/** The agency of the main rating with the most projects, reviews or the like. */
export async function busiestAgency(amount: (header: Header) => number): Promise<Header> {
  const { rows } = await api('rating-page-main-info', { path: '/digital-agencies/1-200/' })
  const headers = await Promise.all(rows.map(({ agency }) => api('agency-header', { agency: agency.name_lat })))
  const [busiest] = headers.toSorted((one, other) => amount(other) - amount(one))
  if (!busiest) throw new Error('The main rating of the tiny market is empty')
  return busiest
}

/** The count shown on an agency's tab. */
export const tabCount = ({ tabs }: Header, key: string): number => tabs.find(tab => tab.key === key)?.count ?? 0
