import type { Answer } from '#contract/index.ts'
import { listTenderFiles, type SentTender } from '#db/queries/tender/tenders.ts'
import { serviceBySlug } from '#domain/vocabulary/services.ts'
import type { Context } from '../../context.ts'

type TenderText = Pick<
  Answer<'tender-status'>,
  'service' | 'system' | 'budget' | 'deadline' | 'text' | 'created_at' | 'files'
>

/** The request itself, as both its sender and its agencies see it; files are had by the key of who asks. */
export async function tenderText(tender: SentTender, key: string, { database }: Context): Promise<TenderText> {
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
