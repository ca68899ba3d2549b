import type { Params } from '#contract/index.ts'
import { MAX_AGENCY_ID, parseAgencyIds } from '#domain/agency/agency-ids.ts'
import { MAX_SELECTED } from '#domain/agency/chosen-agencies.ts'
import { href } from '#domain/paths/paths.ts'

/** Parameters that survive every step from the first question to the filled form. */
export const CONTEXT = ['type', 'city', 'budget', 'deadline', 'system'] as const

export type TenderAddress = Record<(typeof CONTEXT)[number], string>

/** Before the first question: only the cities to choose from. */
export const NOT_ASKED: Params<'tender-proposals'> = {}

/** The longest parameter the call accepts. */
const MAX_LENGTH = 60

interface TenderChoice {
  /** Chosen agencies: «12,7»; empty before any is chosen. */
  ids: string
  context: TenderAddress
  /** Null until the visitor has said what they need. */
  proposals: Params<'tender-proposals'> | null
}

/**
 * Reads `?agencies=12,7&system=bitrix` or `?type=shop&city=kazan&budget=до 500к&deadline=2027-03-05`. The server
 * understands the text: its vocabulary would weigh on the first load of every page.
 */
export function tenderChoice(query: URLSearchParams): TenderChoice {
  const given = (name: string) => (query.get(name) ?? '').slice(0, MAX_LENGTH)
  const context = Object.fromEntries(CONTEXT.map(name => [name, given(name)])) as TenderAddress
  const { type, city, budget } = context
  const ids = parseAgencyIds(query.getAll('agencies').join(','))
    .filter(id => id <= MAX_AGENCY_ID)
    .slice(0, MAX_SELECTED)
  return {
    ids: ids.join(','),
    context,
    proposals: type === '' ? null : { type, ...(city === '' ? {} : { city }), ...(budget === '' ? {} : { budget }) },
  }
}

/** The form for these agencies, with what is already known. */
export function tenderAddress(ids: readonly number[], context: TenderAddress): string {
  const known = CONTEXT.filter(name => context[name] !== '').map(name => [name, context[name]])
  const query = new URLSearchParams([...(ids.length > 0 ? [['agencies', ids.join(',')]] : []), ...known])
  return query.size === 0 ? href('tender') : `${href('tender')}?${query.toString().replaceAll('%2C', ',')}`
}
