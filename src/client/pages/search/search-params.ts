import { MAX_SEARCH_LENGTH } from '../../features/site-search/autocomplete-slice.ts'

export const MAX_RESULTS = 30
/** Of each kind of text; the server sends no more. */
export const MAX_TEXTS = 8

/** Shared, because page and view must use the same parameters. */
export const searchParams = (query: URLSearchParams) => ({
  q: (query.get('q') ?? '').slice(0, MAX_SEARCH_LENGTH),
  limit: MAX_RESULTS,
})
