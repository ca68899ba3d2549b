import { href } from '#domain/paths/paths.ts'
import { breadcrumbList, type ShownData, schemaObject } from '../../app/json-ld.ts'
import type { FamilyDocuments } from '../../app/page-document.ts'
import type { ratingPages } from './pages.ts'

/** The ranked rows with the places shown. Sponsors are not rows, so they never appear here. */
function ratingJsonLd({ siteUrl, answer }: ShownData): object[] {
  const rating = answer('rating-page-main-info')
  if (!rating) return []
  const { h1, breadcrumbs, found, rows, systems } = rating
  // A list of links needs no names: search engines take them from the pages.
  const agencies = rows.map(({ place, agency }) =>
    listItem(place, { url: siteUrl + href('agency', { agency: agency.name_lat }) }),
  )
  const items = agencies.length > 0 ? agencies : systems.map(({ place, title }) => listItem(place, { name: title }))
  const crumbs = breadcrumbList(siteUrl, breadcrumbs)
  if (items.length === 0) return [crumbs]
  const list = schemaObject('ItemList', {
    name: h1,
    itemListOrder: 'https://schema.org/ItemListOrderAscending',
    numberOfItems: found,
    itemListElement: items,
  })
  return [crumbs, list]
}

const listItem = (position: number, fact: { url: string } | { name: string }) => ({
  '@type': 'ListItem',
  position,
  ...fact,
})

export const ratingDocuments: FamilyDocuments<keyof typeof ratingPages> = {
  rating: {
    bundle: ['cms-rating', 'rating'],
    sitemap: 'ratings',
    head: null,
    jsonLd: ratingJsonLd,
    sharePicture: 'card',
  },
}
