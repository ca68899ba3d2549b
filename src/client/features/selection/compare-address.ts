import { href } from '#domain/paths/paths.ts'
import { phraseParams } from '#domain/picker/phrase-query.ts'
import type { ResolvedPage } from '../../app/page.ts'

/** The visitor's comparison, in the rating they come from and with the limit of their phrase. */
export function compareAddress({ page, pathname, search }: Pick<ResolvedPage, 'page' | 'pathname' | 'search'>): string {
  const { budget } = phraseParams(new URLSearchParams(search))
  const known = [
    page.name === 'rating' && `rating=${pathname.slice(1, -1)}`,
    budget !== undefined && `budget=${budget}`,
  ]
  const query = known.filter(Boolean).join('&')
  return href('compare') + (query && `?${query}`)
}
