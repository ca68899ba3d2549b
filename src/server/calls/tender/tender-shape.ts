import type { Answer } from '#contract/index.ts'
import { listTenderFiles, type SentTender } from '#db/queries/tender/tenders.ts'
import { workBySlug } from '#domain/tender/wanted-work.ts'
import { cityBySlug } from '#domain/vocabulary/cities.ts'
import { serviceBySlug } from '#domain/vocabulary/services.ts'
import type { Context } from '../../context.ts'

type TenderDetails = Pick<
  Answer<'tender-status'>,
  'service' | 'system' | 'budget' | 'deadline' | 'text' | 'created_at' | 'files'
>

/** The same for the sender and the agencies, except that file links carry the caller's own key. */
export async function tenderDetails(tender: SentTender, key: string, { database }: Context): Promise<TenderDetails> {
  const files = await listTenderFiles(database.kysely, tender.id)
  return {
    service: workTitle(tender),
    system: tender.system_title,
    budget: tender.budget,
    deadline: tender.deadline,
    text: tender.body,
    created_at: tender.created_at.toISOString(),
    files: files.map(({ id, name, size }) => ({ name, size, path: `/media/tender/${key}/${id}` })),
  }
}

/** «Интернет-магазин в Казани», «Разработка сайтов» */
export function workTitle({ service, work, city }: Pick<SentTender, 'service' | 'work' | 'city'>): string {
  const title = workBySlug(work ?? '')?.title ?? serviceBySlug(service)?.title ?? service
  return [title, cityBySlug(city ?? '')?.inPlace].filter(Boolean).join(' ')
}
