import { COMPANY_LISTS } from '#domain/vocabulary/company-lists.ts'
import { clientCompanies } from '#seed/names/client-companies.ts'
import { domainOf } from '#seed/names/contacts.ts'
import { take } from '#seed/names/take.ts'
import type { Random } from '#seed/random.ts'
import type { ClientRow } from './rows.ts'
import { INDUSTRY_MIX } from './trade.ts'

// Repeated in proportion to demand, so that a uniform pick is weighted.
const INDUSTRIES = INDUSTRY_MIX.flatMap(([slug, share]) => Array.from({ length: share }, () => slug))

const LISTED_SHARE = 0.14

export function makeClients(random: Random, count: number): ClientRow[] {
  return take(clientCompanies(random.fork('names'), INDUSTRIES), count).map(({ name, slug, industry }, index) => ({
    id: index + 1,
    slug,
    name,
    industry,
    lists: random.chance(LISTED_SHARE) ? listsOf(random) : [],
    domain: domainOf(slug),
  }))
}

function listsOf(random: Random): string[] {
  const lists = COMPANY_LISTS.map(list => list.slug)
  return random.chance(0.4) ? lists : [random.pick(lists)]
}

/** Picks a client of the industry if there is one; companies of the big lists mostly go to big agencies. */
export class ClientPool {
  readonly #byIndustry: Map<string, ClientRow[]>
  readonly #all: readonly ClientRow[]

  constructor(clients: readonly ClientRow[]) {
    this.#all = clients
    this.#byIndustry = Map.groupBy(clients, client => client.industry)
  }

  draw(random: Random, industry: string, headcount: number): ClientRow {
    const candidates = this.#byIndustry.get(industry) ?? this.#all
    const client = random.pick(candidates)
    const isOutOfReach = client.lists.length > 0 && headcount < 40 && random.chance(0.85)
    return isOutOfReach ? random.pick(candidates) : client
  }
}
