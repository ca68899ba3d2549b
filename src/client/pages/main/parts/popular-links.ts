import type { Answer } from '#contract/index.ts'
import type { Link } from '#contract/shapes/link.ts'
import { buildRatingPath } from '#domain/paths/rating-path.ts'
import type { CategorySlug } from '#domain/vocabulary/categories.ts'

/** What clients come for most often. */
const POPULAR: readonly CategorySlug[] = ['shop', 'corporative', 'landing', 'portal', 'medicine', 'real-estate']

/** Only those the menu knows: it leaves out categories in which there is nobody to choose from. */
export function popularLinks(pages: Answer<'main-menu'>['pages']): Link[] {
  const links = pages.flatMap(({ sub }) => sub.flatMap(group => group.links))
  return POPULAR.flatMap(slug => {
    const path = buildRatingPath({ type: 'digital-agencies', slice: { kind: 'category', slug } })
    return links.find(link => link.path === path) ?? []
  })
}
