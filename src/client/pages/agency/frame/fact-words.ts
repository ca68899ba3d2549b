import type { Answer } from '#contract/index.ts'
import { formatDate } from '#domain/time/dates.ts'

export type Fact = Answer<'agency-header'>['facts'][number]

const TITLES: Readonly<Record<string, string>> = {
  legal: 'юрлицо',
  prices: 'цены',
  team: 'команда',
  clients: 'клиенты',
  site: 'сайт',
  office: 'офис',
}
const ORDER = Object.keys(TITLES)

export const factTitle = ({ kind }: Fact): string => TITLES[kind] ?? kind

/** What a client asks first stands first. */
export const sortFacts = (facts: readonly Fact[]): Fact[] =>
  facts.toSorted((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind))

/** «Данные подтверждены 3 октября 2026: юрлицо, цены, команда»; null when nothing has been checked. */
export function confirmedText(facts: readonly Fact[]): string | null {
  const checked = sortFacts(facts).filter(({ checked_at }) => checked_at !== null)
  const moments = checked.map(({ checked_at }) => checked_at ?? '').toSorted()
  const latest = moments.at(-1)
  if (latest === undefined) return null
  const titles = checked.map(factTitle).join(', ')
  const dates = new Set(moments.map(formatDate))
  // One date over facts checked on several days would vouch for more than was done.
  return dates.size === 1
    ? `Данные подтверждены ${formatDate(latest)}: ${titles}`
    : `Данные подтверждены: ${titles}. Последняя проверка — ${formatDate(latest)}`
}

export const checkedText = ({ checked_at }: Fact): string =>
  checked_at === null ? 'Ещё не проверено' : `Проверено ${formatDate(checked_at)}`
