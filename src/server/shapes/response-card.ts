import type { ResponseCard } from '#contract/shapes/response.ts'
import type { listLatestResponses } from '#db/queries/reviews/responses.ts'
import { HIDDEN_NAME } from '#domain/review/hidden-name.ts'
import { agencyCard } from './agency-card.ts'

type ResponseRow = Awaited<ReturnType<typeof listLatestResponses>>[number]

const CARD_TEXT = 320

/** Authors may hide their names; a hidden name must not leave the server. */

export const responseCard = (row: ResponseRow): ResponseCard => ({
  id: row.id,
  agency: agencyCard({ ...row, id: row.agency_id }),
  overall: row.overall,
  body: shorten(row.body, CARD_TEXT),
  better: row.better,
  author: row.show_name ? row.author_name : HIDDEN_NAME,
  role: row.author_role,
  company: companyOf(row),
  project: row.project_is_nda ? null : row.project,
  price: row.price,
  months: row.months,
  evidence: row.evidence === 'company-mail' ? 'company-mail' : 'other-mail',
  published_at: (row.published_at ?? new Date(0)).toISOString(),
})

/** A client under NDA is named nowhere, not even as the reviewer. */
export const companyOf = (row: { project_is_nda: boolean | null; company_name: string }): string =>
  row.project_is_nda ? 'Компания под NDA' : row.company_name

/** Cuts at the last whole word that fits. */
export function shorten(text: string, limit: number): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  if (plain.length <= limit) return plain
  const cut = plain.slice(0, limit + 1)
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/(?<![\s,.;:—–-])[\s,.;:—–-]+$/, '')}…`
}
