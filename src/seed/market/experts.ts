import { transliterate } from '#domain/russian/transliterate.ts'
import { makePerson } from '#seed/names/people.ts'
import type { Random } from '#seed/random.ts'
import type { ClientRow, ExpertRow } from './rows.ts'

const ROLES = [
  'директор по маркетингу',
  'директор по электронной коммерции',
  'руководитель ИТ-отдела',
  'преподаватель интернет-маркетинга',
  'независимый консультант',
  'директор по развитию',
  'член жюри отраслевых конкурсов',
] as const

// Independent experts have no employer.
const INDEPENDENT = new Set<string>([
  'независимый консультант',
  'преподаватель интернет-маркетинга',
  'член жюри отраслевых конкурсов',
])

export function makeExperts(random: Random, count: number, clients: readonly ClientRow[]): ExpertRow[] {
  const taken = new Set<string>()
  const experts: ExpertRow[] = []
  while (experts.length < count) {
    const name = makePerson(random).fullName
    const slug = transliterate(name)
    if (taken.has(slug)) continue
    taken.add(slug)
    const role = random.pick(ROLES)
    const company = INDEPENDENT.has(role) ? 'Экспертный совет «Мерила»' : random.pick(clients).name
    experts.push({ id: experts.length + 1, slug, name, role, company })
  }
  return experts
}
