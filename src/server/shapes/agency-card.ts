import type { AgencyCard } from '#contract/shapes/agency.ts'
import { drawnLogoAddress } from '#domain/pictures/picture-addresses.ts'
import { cityBySlug } from '#domain/vocabulary/cities.ts'

interface AgencyRow {
  id: number
  name: string
  slug: string
  logo: string | null
  city: string
}

/** Agencies without an uploaded logo get a drawn one. */
export const agencyCard = ({ id, name, slug, logo, city }: AgencyRow): AgencyCard => ({
  id,
  name,
  name_lat: slug,
  logo: logo ?? drawnLogoAddress(slug),
  city: cityTitle(city),
})

export const cityTitle = (slug: string): string => cityBySlug(slug)?.title ?? slug
