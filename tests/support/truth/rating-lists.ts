import type { Answer, CallApi } from '#contract/index.ts'

type Page = Answer<'rating-page-main-info'>
export type ListedRow = Page['rows'][number]

export interface RatingList {
  /** In the order of the page. */
  ids: number[]
  rows: ReadonlyMap<number, ListedRow>
  /** With what its places are compared. */
  compared: string | null
  participants: number
}

export type ListOf = (path: string) => Promise<RatingList>

/** Reads the list of a rating page to its end, once for each address. */
export function ratingLists(api: CallApi): ListOf {
  const lists = new Map<string, Promise<RatingList>>()
  return path => {
    const list = lists.get(path) ?? readList(api, path)
    lists.set(path, list)
    return list
  }
}

export async function readList(
  api: CallApi,
  path: string,
  filters: Readonly<Record<string, string | number>> = {},
): Promise<RatingList & { found: number }> {
  const rows = new Map<number, ListedRow>()
  const ids: number[] = []
  for (let next: string | null = '0'; ; ) {
    const page: Page = await api('rating-page-main-info', { path, ...filters, next })
    for (const row of page.rows) rows.set(row.agency.id, row)
    ids.push(...page.rows.map(({ agency }) => agency.id))
    next = page.next
    if (next === null) {
      const { compared, participants } = page.edition
      return { ids, rows, compared, participants, found: page.found }
    }
  }
}
