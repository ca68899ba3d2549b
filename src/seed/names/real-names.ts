import { createHash } from 'node:crypto'
import { FAMOUS_PEOPLE_HASHES, REAL_AGENCY_HASHES, REAL_CLIENT_HASHES } from './real-name-hashes.ts'

// «Студия X», «X Digital» and «X» are the same agency to a reader.
const GENERIC = new Set([
  'студия',
  'агентство',
  'бюро',
  'мастерская',
  'лаборатория',
  'артель',
  'команда',
  'веб',
  'группа',
  'компания',
  'и',
  'партнеры',
  'studio',
  'digital',
  'lab',
  'agency',
  'group',
  'web',
  'media',
  'production',
  'team',
  'works',
  'interactive',
  'bureau',
  'the',
  'and',
])

/** The distinctive part of a name: lower case, without ё, punctuation and generic words. */
export function nameCore(name: string): string {
  const words = name
    .toLowerCase()
    .replaceAll('ё', 'е')
    .split(/[^a-zа-я0-9]+/)
    .filter(Boolean)
  const own = words.filter(word => !GENERIC.has(word))
  return (own.length > 0 ? own : words).join('')
}

export const hashName = (name: string): string => createHash('sha256').update(nameCore(name)).digest('hex').slice(0, 16)

const realAgencies: ReadonlySet<string> = new Set(REAL_AGENCY_HASHES)
const realClients: ReadonlySet<string> = new Set(REAL_CLIENT_HASHES)
const famousPeople: ReadonlySet<string> = new Set(FAMOUS_PEOPLE_HASHES)

export const isRealAgency = (name: string): boolean => realAgencies.has(hashName(name))

export const isRealClient = (name: string): boolean => realClients.has(hashName(name))

export const isFamousPerson = (name: string): boolean => famousPeople.has(hashName(name))
