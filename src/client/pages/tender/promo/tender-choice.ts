import { parseAgencyIds } from '#domain/agency/agency-ids.ts'
import { MAX_SELECTED } from '#domain/agency/chosen-agencies.ts'
import { systemBySlug } from '#domain/vocabulary/systems.ts'

/** The call's limit for an id. */
const MAX_ID = 999_999_999

/** Reads `?agencies=12,7&system=bitrix`. */
export function tenderChoice(query: URLSearchParams) {
  const chosen = parseAgencyIds(query.getAll('agencies').join(','))
  return {
    ids: chosen
      .filter(id => id <= MAX_ID)
      .slice(0, MAX_SELECTED)
      .join(','),
    system: systemBySlug(query.get('system') ?? '')?.slug ?? '',
  }
}
