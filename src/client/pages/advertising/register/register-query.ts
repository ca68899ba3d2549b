const NUMBER = /^[1-9]\d{0,8}$/
const PAGE = /^[1-9]\d{0,3}$/

/** Page of the register and the ad opened in it; anything malformed is ignored. */
export function registerQuery(query: URLSearchParams): { page: number; ad: number | null } {
  const [page, ad] = [query.get('page') ?? '', query.get('ad') ?? '']
  return { page: PAGE.test(page) ? Number(page) : 1, ad: NUMBER.test(ad) ? Number(ad) : null }
}
