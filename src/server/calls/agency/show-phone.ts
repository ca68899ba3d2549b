import type { Answer } from '#contract/index.ts'
import { revealPhones } from '#db/queries/forms/visitors.ts'
import { formatPhone, normalisePhone, phoneHref } from '#domain/contacts/phones.ts'
import { cityBySlug } from '#domain/vocabulary/cities.ts'
import type { Context } from '../../context.ts'
import { dayOf } from '../../http/visitor.ts'
import { notFound } from '../../shapes/not-found.ts'

/** Phones leave the server only here, and each reveal is counted. No page shows the count, so no cached page is dropped. */
export async function showPhone(slug: string, { database, now }: Context): Promise<Answer<'agency-show-phone'>> {
  const offices = await revealPhones(database.kysely, slug, dayOf(now()))
  if (offices.length === 0) notFound('agency')
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
