import { transliterate } from '#domain/russian/transliterate.ts'
import type { NameRegister } from '#seed/names/name-register.ts'
import type { Random } from '#seed/random.ts'
import type { Client } from './clients.ts'
import type { ExpertRow } from './rows.ts'

type Post = {
  role: string
  /** Null for an independent expert. */
  employers: ((client: Client) => boolean) | null
  weight: number
}

const RETAIL = new Set(['trade', 'e-commerce', 'furniture', 'goods', 'home', 'auto', 'beauty', 'food'])
const WITHOUT_MARKETING = new Set(['state', 'public', 'cities'])
const WITH_OWN_IT = new Set(['industry', 'trade', 'finance', 'medicine', 'construction', 'state', 'auto', 'food'])

const POSTS: readonly Post[] = [
  { role: 'директор по маркетингу', employers: ({ row }) => !WITHOUT_MARKETING.has(row.industry), weight: 4 },
  { role: 'директор по электронной коммерции', employers: ({ row }) => RETAIL.has(row.industry), weight: 3 },
  { role: 'руководитель ИТ-отдела', employers: ({ row }) => WITH_OWN_IT.has(row.industry), weight: 3 },
  { role: 'директор по развитию', employers: ({ row }) => !WITHOUT_MARKETING.has(row.industry), weight: 3 },
  { role: 'преподаватель интернет-маркетинга', employers: null, weight: 2 },
  { role: 'независимый консультант', employers: null, weight: 3 },
  { role: 'член жюри отраслевых конкурсов', employers: null, weight: 2 },
]

const COUNCIL = 'Экспертный совет «Мерила»'

/** A small company has no directors of this and that, and none employs two experts. */
export function makeExperts(
  random: Random,
  count: number,
  clients: readonly Client[],
  names: NameRegister,
): ExpertRow[] {
  const employers = new Set<Client>()
  return Array.from({ length: count }, (_, index) => {
    const { fullName: name } = names.nameKnown(random)
    const post = random.pickWeighted(POSTS.map(one => [one, one.weight] as const))
    const fitting = clients.filter(
      client => client.size !== 'small' && !employers.has(client) && post.employers?.(client),
    )
    const employer = post.employers && random.pick(fitting)
    if (employer) employers.add(employer)
    return { id: index + 1, slug: transliterate(name), name, role: post.role, company: employer?.row.name ?? COUNCIL }
  })
}
