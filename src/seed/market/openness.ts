import { addressIn } from '#seed/names/addresses.ts'
import { phoneIn } from '#seed/names/contacts.ts'
import type { Random } from '#seed/random.ts'
import { DAY, timestampText } from './calendar.ts'
import { atWork } from './dates.ts'
import { CITY_SHARES, placeOf } from './places.ts'
import type { Profile } from './profile.ts'
import type { AgencyFactRow, AgencyRow, OfficeRow } from './rows.ts'

/** Facts stated by the agency, with their source and the date of the last check. */
export function makeFacts(random: Random, agency: AgencyRow, clients: number, now: number): AgencyFactRow[] {
  const facts: [AgencyFactRow['kind'], boolean, string, string][] = [
    ['prices', agency.price_from !== null, 'Цены опубликованы на сайте агентства', `${agency.site}prices/`],
    ['team', random.chance(0.7), `В команде ${agency.headcount} чел. по данным агентства`, `${agency.site}team/`],
    ['legal', random.chance(0.88), `${agency.legal_name}, ИНН ${agency.inn}`, 'выписка, присланная агентством'],
    ['clients', random.chance(0.64), `Названо клиентов: ${clients}`, `${agency.site}clients/`],
    ['site', true, agency.site_domain, agency.site],
    ['office', random.chance(0.8), 'Адрес и телефон на странице контактов', `${agency.site}contacts/`],
  ]
  const checked = random.chance(0.8) ? 0.85 : 0.25
  return facts
    .filter(([, isPublished]) => isPublished)
    .map(([kind, , value, source]) => ({
      agency_id: agency.id,
      kind,
      value,
      source,
      checked_at: random.chance(checked) ? timestampText(atWork(random, now - random.int(2, 330) * DAY)) : null,
    }))
}

/** Cities of offices besides the main one. */
export function chooseBranches(random: Random, profile: Profile): string[] {
  const branches = profile.headcount > 60 ? random.int(0, 2) : profile.headcount > 25 && random.chance(0.2) ? 1 : 0
  return random
    .shuffle(CITY_SHARES.map(([city]) => city).slice(0, 12))
    .filter(city => city !== profile.city)
    .slice(0, branches)
}

export function makeOffices(
  random: Random,
  agency: AgencyRow,
  branches: readonly string[],
  nextId: () => number,
): [OfficeRow, ...OfficeRow[]] {
  const office = (city: string, isMain: boolean): OfficeRow => {
    const place = placeOf(city)
    return {
      id: nextId(),
      agency_id: agency.id,
      city,
      address: addressIn(random, city).line,
      phone: isMain ? agency.phone : phoneIn(random, city),
      latitude: Number((place.latitude + random.normal(0, 0.018)).toFixed(5)),
      longitude: Number((place.longitude + random.normal(0, 0.03)).toFixed(5)),
      is_main: isMain,
    }
  }
  return [office(agency.city, true), ...branches.map(city => office(city, false))]
}
