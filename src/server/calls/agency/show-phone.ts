import type { Answer } from '#contract/index.ts'
import { revealPhones } from '#db/queries/forms/visitors.ts'
import { formatPhone, normalisePhone, phoneHref } from '#domain/contacts/phones.ts'
import { cityBySlug } from '#domain/vocabulary/cities.ts'
import type { Context } from '../../context.ts'
import { dayOf } from '../../http/visitor.ts'
import { notFound } from '../../shapes/not-found.ts'

/** The phones come only with this call, and each showing is counted; no page shows the count, so none is dropped. */
export async function showPhone(slug: string, { database, now }: Context): Promise<Answer<'agency-show-phone'>> {
  const offices = await revealPhones(database.kysely, slug, dayOf(now()))
  if (offices.length === 0) notFound('agency')
  const phones = new Map<string, { city: string; phone: string; tel: string }>()
  for (const { city, phone } of offices) {
    const number = normalisePhone(phone)
    const words = number === null ? phone : formatPhone(number)
    // Offices may share one number: it is shown once, with the first of them.
    if (!phones.has(words)) {
      phones.set(words, { city: cityBySlug(city)?.title ?? city, phone: words, tel: phoneHref(number ?? phone) })
    }
  }
  return { phones: [...phones.values()] }
}
