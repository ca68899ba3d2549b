import type { CitySlug } from '#domain/vocabulary/cities.ts'
import { COMPANY_LISTS } from '#domain/vocabulary/company-lists.ts'
import { clientCompanies } from '#seed/names/client-companies.ts'
import { clientRole } from '#seed/names/client-roles.ts'
import { domainOf } from '#seed/names/contacts.ts'
import type { NameRegister } from '#seed/names/name-register.ts'
import type { Person } from '#seed/names/people.ts'
import { take } from '#seed/names/take.ts'
import type { Random } from '#seed/random.ts'
import { CITY_SHARES } from './places.ts'
import type { ClientRow } from './rows.ts'
import { INDUSTRY_MIX } from './trade.ts'
import type { ClientSize } from './years/client-size.ts'

/** A company that needs digital work, with what decides which agency it chooses. */
export type Client = {
  row: ClientRow
  city: CitySlug
  size: ClientSize
  /** One person writes for a client. */
  author: Person & { role: string }
  /** How willingly it writes reviews, 0 … 1. */
  writes: number
}

const SIZE_MIX: readonly (readonly [ClientSize, number])[] = [
  ['small', 56],
  ['medium', 33],
  ['large', 11],
]

// Repeated in proportion to demand, so that a uniform pick is weighted.
const INDUSTRIES = INDUSTRY_MIX.flatMap(([slug, share]) => Array.from({ length: share }, () => slug))

/** Such organisations have no revenue to be listed by. */
const UNLISTED = new Set(['state', 'public', 'cities', 'exhibition', 'design', 'training', 'beauty'])
const SILENT = 0.22

export function makeClients(random: Random, count: number, names: NameRegister): Client[] {
  const authors = random.fork('authors')
  return take(clientCompanies(random.fork('names'), INDUSTRIES), count).map(({ name, slug, industry }, index) => {
    const size = random.pickWeighted(SIZE_MIX)
    const isListed = size === 'large' && !UNLISTED.has(industry)
    const author = { ...names.nameAuthor(authors), role: clientRole(authors, { name, industry, size }) }
    return {
      row: { id: index + 1, slug, name, industry, lists: isListed ? listsOf(random) : [], domain: domainOf(slug) },
      city: random.pickWeighted(CITY_SHARES),
      size,
      author,
      writes: random.chance(SILENT) ? 0.1 : 0.5 + random.next() / 2,
    }
  })
}

function listsOf(random: Random): string[] {
  const lists = COMPANY_LISTS.map(list => list.slug)
  return random.chance(0.4) ? lists : [random.pick(lists)]
}
