import type { Answer } from '#contract/index.ts'
import { listTenderFiles, type SentTender } from '#db/queries/tender/tenders.ts'
import { serviceBySlug } from '#domain/vocabulary/services.ts'
import type { Context } from '../../context.ts'

type TenderDetails = Pick<
  Answer<'tender-status'>,
  'service' | 'system' | 'budget' | 'deadline' | 'text' | 'created_at' | 'files'
>

/** What both the sender and the agencies see; file links carry the caller's own key. */
export async function tenderDetails(tender: SentTender, key: string, { database }: Context): Promise<TenderDetails> {
  const files = await listTenderFiles(database.kysely, tender.id)
  return {
    service: serviceTitle(tender.service),
    system: tender.system_title,
    budget: tender.budget,
    deadline: tender.deadline,
    text: tender.body,
    created_at: tender.created_at.toISOString(),
    files: files.map(({ id, name, size }) => ({ name, size, path: `/media/tender/${key}/${id}` })),
  }
}

export const serviceTitle = (slug: string): string => serviceBySlug(slug)?.title ?? slug
