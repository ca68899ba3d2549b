import { href } from '../paths/paths.ts'

export const REGISTER_CSV = '/advertising/register.csv'

/** A page of the register, with one ad opened by days. */
export function registerHref({ page = 1, ad }: { page?: number; ad?: number }): string {
  const query = new URLSearchParams()
  if (page > 1) query.set('page', String(page))
  if (ad !== undefined) query.set('ad', String(ad))
  const anchor = ad === undefined ? '' : '#days'
  return `${href('advertising-register')}${query.size > 0 ? `?${query}` : ''}${anchor}`
}
