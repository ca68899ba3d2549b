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

/** In the order in which clients ask. */
export const sortFacts = (facts: readonly Fact[]): Fact[] =>
  facts.toSorted((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind))

/** «Данные подтверждены 3 октября 2026: юрлицо, цены, команда»; null when nothing has been checked. */
export function confirmedText(facts: readonly Fact[]): string | null {
  const checked = sortFacts(facts).filter(({ checked_at }) => checked_at !== null)
  const timestamps = checked.map(({ checked_at }) => checked_at ?? '').toSorted()
  const latest = timestamps.at(-1)
  if (latest === undefined) return null
  const titles = checked.map(factTitle).join(', ')
  const dates = new Set(timestamps.map(formatDate))
  // A single date for facts checked on different days would overstate the check.
  return dates.size === 1
    ? `Данные подтверждены ${formatDate(latest)}: ${titles}`
    : `Данные подтверждены: ${titles}. Последняя проверка — ${formatDate(latest)}`
}

export const checkedText = ({ checked_at }: Pick<Fact, 'checked_at'>): string =>
  checked_at === null ? 'Ещё не проверено' : `Проверено ${formatDate(checked_at)}`

export const isConfirmed = (facts: readonly Fact[], kind: string): boolean =>
  facts.some(fact => fact.kind === kind && fact.checked_at !== null)
