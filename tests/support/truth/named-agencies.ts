import type { CallApi } from '#contract/index.ts'
import { readList } from './rating-lists.ts'

/** Agencies that a surface names, and how many it says there are. */
export interface Named {
  ids: readonly number[]
  /** The most it names. */
  most: number
  count?: number | undefined
}

export interface Listed {
  ids: readonly number[]
  count: number
}

/** Surfaces that name other agencies than the list, another order, fewer than they could, or another number. */
export function differences(listed: Listed, surfaces: Readonly<Record<string, Named>>): string[] {
  return Object.entries(surfaces).flatMap(([name, { ids, most, count }]) => [
    ...(ids.join() === listed.ids.slice(0, most).join() ? [] : [`${name}: ${ids} of ${listed.ids}`]),
    ...(count === undefined || count === listed.count ? [] : [`${name}: ${count} of ${listed.count}`]),
  ])
}

export const idsOf = (list: readonly { agency: { id: number } }[]): number[] => list.map(({ agency }) => agency.id)

/** Parameters of the page at an address of a rating, filters and budget among them. */
export function pageParams(address: string): { path: string; [filter: string]: string | number } {
  const { pathname, searchParams } = new URL(address, 'http://site')
  return { ...Object.fromEntries([...searchParams].map(([key, value]) => [key, Number(value)])), path: pathname }
}

/** Rows of the page at an address with filters, then those who fit without standing in it. */
export async function fittingOf(api: CallApi, address: string): Promise<Listed> {
  const { path, ...asked } = pageParams(address)
  const { ids, found } = await readList(api, path, asked)
  if (ids.length !== found) throw new Error(`${address}: ${ids.length} rows, ${found} found`)
  const outside = await api('rating-outside', { path, ...asked })
  if (outside.list.some(({ why }) => why === null)) throw new Error(`${address}: outside without a reason`)
  return { ids: [...ids, ...idsOf(outside.list)], count: found + outside.found }
}

/** Those who accept requests, in the same order. */
export async function acceptingOf(api: CallApi, ids: readonly number[]): Promise<number[]> {
  const accepting: number[] = []
  for (let from = 0; from < ids.length; from += 10) {
    const { list } = await api('agency-info-for-tender', { ids: ids.slice(from, from + 10).join(',') })
    accepting.push(...list.filter(({ accepts_requests }) => accepts_requests).map(({ id }) => id))
  }
  return accepting
}
