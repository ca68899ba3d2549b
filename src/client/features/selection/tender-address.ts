import { tenderPath } from '#domain/agency/chosen-agencies.ts'
import { tenderWork } from '#domain/calculator/asked-query.ts'
import type { ResolvedPage } from '../../app/page.ts'

/** Answers of the calculator that the form of a tender also asks for. */
const SHARED = ['budget', 'system']

/** The tender to the chosen agencies; from the calculator, with the visitor's answers. */
export function tenderAddress(
  { page, params, search }: Pick<ResolvedPage, 'page' | 'params' | 'search'>,
  ids: readonly number[],
): string {
  const address = tenderPath(ids)
  if (page.name !== 'calculator-service') return address
  const asked = new URLSearchParams(search)
  const known = SHARED.flatMap(key => (asked.get(key) ? [[key, asked.get(key) ?? '']] : []))
  const query = new URLSearchParams([['type', tenderWork(String(params.service), asked.get('type'))], ...known])
  return `${address}&${query}`
}
