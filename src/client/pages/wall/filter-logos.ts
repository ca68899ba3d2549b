import type { AgencyCard } from '#contract/shapes/agency.ts'

/** Matches prefixes of words in name and city, with ё equal to е and punctuation ignored. */
export function filterLogos(logos: readonly AgencyCard[], text: string): readonly AgencyCard[] {
  const prefix = plain(text)
  if (prefix === '') return logos
  return logos.filter(({ name, name_lat, city }) => ` ${plain(`${name} ${name_lat} ${city}`)}`.includes(` ${prefix}`))
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim()
