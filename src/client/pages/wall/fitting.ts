import type { AgencyCard } from '#contract/shapes/agency.ts'

/** Agencies whose name or city has a word that begins so; ё is е, quotes do not matter. */
export function fitting(logos: readonly AgencyCard[], text: string): readonly AgencyCard[] {
  const asked = plain(text)
  if (asked === '') return logos
  return logos.filter(({ name, name_lat, city }) => ` ${plain(`${name} ${name_lat} ${city}`)}`.includes(` ${asked}`))
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim()
