import type { Answer } from '#contract/index.ts'
import { updatePhoneReveals } from '#db/queries/forms/visitors.ts'
import { formatPhone, normalisePhone, phoneHref } from '#domain/contacts/phones.ts'
import { cityBySlug } from '#domain/vocabulary/cities.ts'
import type { Context } from '../../context.ts'
import { countHits } from '../../counter/count-hits.ts'
import { notFound } from '../../shapes/not-found.ts'

/** Phones leave the server only here, and each reveal is counted. No page shows the count, so no cached page is dropped. */
export async function showPhone(slug: string, context: Context): Promise<Answer<'agency-show-phone'>> {
  const offices = await updatePhoneReveals(context.database.kysely, slug)
  if (offices.length === 0) notFound('agency')
  await countHits([{ kind: 'phone-shown', subject: slug, type: '', region: '' }], context)
  const phones = new Map<string, { city: string; phone: string; tel: string }>()
  for (const { city, phone } of offices) {
    const number = normalisePhone(phone)
    const text = number === null ? phone : formatPhone(number)
    // Offices may share a number: show it once, with the first of them.
    if (!phones.has(text)) {
      phones.set(text, { city: cityBySlug(city)?.title ?? city, phone: text, tel: phoneHref(number ?? phone) })
    }
  }
  return { phones: [...phones.values()] }
}
