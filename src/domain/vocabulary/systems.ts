import { lookupById, lookupBySlug } from './lookup.ts'

// CMS with a slice in every rating; titles as their vendors spell them.
// The id appears in filter URLs (`systems`): never renumber, only add.
export const SYSTEMS = [
  { id: 1, slug: 'bitrix', title: '1С-Битрикс' },
  { id: 2, slug: 'drupal', title: 'Drupal' },
  { id: 3, slug: 'joomla', title: 'Joomla!' },
  { id: 4, slug: 'modx', title: 'MODX' },
  { id: 5, slug: 'opencart-cms', title: 'OpenCart' },
  { id: 6, slug: 'react', title: 'React' },
  { id: 7, slug: 'wordpress', title: 'WordPress' },
] as const

export type System = (typeof SYSTEMS)[number]
export type SystemSlug = System['slug']

export const systemBySlug = lookupBySlug<System>(SYSTEMS)
export const systemById = lookupById<System>(SYSTEMS)
