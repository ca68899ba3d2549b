import type { Review } from '#contract/shapes/review.ts'
import type { ReviewRow } from '#db/queries/reviews/reviews.ts'
import { href } from '#domain/paths/paths.ts'
import { HIDDEN_NAME } from '#domain/review/hidden-name.ts'
import { proofBySlug } from '#domain/rules/review-proof.ts'
import { serviceBySlug } from '#domain/vocabulary/services.ts'
import { agencyCard } from './agency-card.ts'
import { projectPath } from './project-shape.ts'
import { companyOf, shorten } from './response-card.ts'

/** Characters shown in a list; the full text is at the review's own address. */
const LIST_TEXT = 400

export function reviewOf(row: ReviewRow, { isWhole }: { isWhole: boolean }): Review {
  const isCut = !isWhole && row.body.length > LIST_TEXT
  return {
    id: row.id,
    path: reviewPath(row),
    agency: agencyCard({ ...row, id: row.agency_id }),
    service: serviceBySlug(row.service)?.title ?? row.service,
    system: row.system,
    overall: row.overall,
    criteria: {
      quality: row.quality,
      terms: row.terms,
      communication: row.communication,
      value: row.value,
      recommend: row.recommend,
    },
    body: isCut ? shorten(row.body, LIST_TEXT) : row.body,
    is_cut: isCut,
    better: row.better,
    author: row.show_name ? row.author_name : HIDDEN_NAME,
    role: row.author_role,
    company: companyOf(row),
    project: reviewedProject(row),
    price: row.price,
    months: row.months,
    evidence: row.evidence === 'company-mail' ? 'company-mail' : 'other-mail',
    proof: row.proof === null ? null : (proofBySlug(row.proof)?.title ?? null),
    published_at: row.published_at.toISOString(),
    reply:
      row.reply_body === null || row.reply_created_at === null
        ? null
        : { body: row.reply_body, created_at: row.reply_created_at.toISOString() },
  }
}

export const reviewPath = ({ slug, id }: { slug: string; id: number }): string =>
  href('agency-review', { agency: slug, id })

function reviewedProject({ slug, project_id, project_title, project_is_nda }: ReviewRow): Review['project'] {
  if (project_id === null || project_title === null) return null
  if (project_is_nda) return { id: project_id, title: 'Проект под NDA', path: null }
  return { id: project_id, title: project_title, path: projectPath({ agency_slug: slug, id: project_id }) }
}
