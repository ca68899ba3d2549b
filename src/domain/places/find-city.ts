import { CITIES, type City } from '../vocabulary/cities.ts'

/** By slug, as pages link to it, or by name, as people type it. */
export function findCity(text: string): City | undefined {
  const asked = plain(text)
  return CITIES.find(({ slug, title }) => slug === asked || plain(title) === asked)
}

const plain = (name: string): string => name.trim().toLowerCase().replaceAll('ё', 'е')
