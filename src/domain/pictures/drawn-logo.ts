import { hashOf } from './stable-hash.ts'

// White text on each of these passes WCAG AA for large text.
export const ACCENTS = [
  '#2440e0',
  '#0b7a4b',
  '#b3261e',
  '#7a3cb8',
  '#0f6f8f',
  '#a86400',
  '#33415c',
  '#9c2463',
  '#5c6478',
  '#1f6f6b',
  '#5a4fcf',
  '#8a4b16',
  '#3d6b1f',
  '#c2410c',
  '#155e9f',
  '#6b2d5c',
] as const

/** Outlines in a square of 96. */
const SHAPES = [
  'M20 0h56a20 20 0 0 1 20 20v56a20 20 0 0 1-20 20H20A20 20 0 0 1 0 76V20A20 20 0 0 1 20 0Z',
  'M48 0a48 48 0 0 1 0 96 48 48 0 0 1 0-96Z',
  'M48 0 96 48 48 96 0 48Z',
  'M24 4h48l24 44-24 44H24L0 48Z',
  'M48 0a48 28 0 0 1 48 28v40a48 28 0 0 1-96 0V28A48 28 0 0 1 48 0Z',
  'M0 20A20 20 0 0 1 20 0h56l20 20v56a20 20 0 0 1-20 20H20A20 20 0 0 1 0 76Z',
] as const

/** The logo of an agency that uploaded none: shape and colour come from the slug, letters from the name. */
export function drawLogo(slug: string, name: string): string {
  const hash = hashOf(slug)
  const letters = monogramOf(name, (hash >>> 16) % 3 === 0 ? 2 : 1)
  const size = letters.length > 1 ? 36 : 48
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96">` +
    `<path fill="${ACCENTS[hash % ACCENTS.length]}" d="${SHAPES[(hash >>> 8) % SHAPES.length]}"/>` +
    `<text x="48" y="${48 + size * 0.36}" font-family="Golos Text,Arial,sans-serif" font-weight="700" font-size="${size}" fill="#fff" text-anchor="middle">${letters}</text></svg>`
  )
}

const ESCAPED: Readonly<Record<string, string>> = { '"': "'", '#': '%23', '<': '%3C', '>': '%3E' }

/** The address with the drawing inside, so that it costs no request; the address itself for an uploaded logo. */
export function inlineLogo(address: string, name: string): string {
  const slug = ADDRESS.exec(address)?.[1]
  if (slug === undefined) return address
  return `data:image/svg+xml,${drawLogo(slug, name).replace(/["#<>]/g, character => ESCAPED[character] ?? character)}`
}

const ADDRESS = /^\/media\/logo\/([a-z0-9-]+)\.svg$/

export const drawnLogoAddress = (slug: string): string => `/media/logo/${slug}.svg`

/** Letters and digits only, so that no name can inject markup. */
export function monogramOf(name: string, length = 2): string {
  const parts = name.split(/[^\p{L}\p{N}]+/u).filter(word => word.length > 1)
  const initials = parts.slice(0, length).map(word => [...word][0] ?? '')
  return (initials.join('') || [...name.replace(/[^\p{L}\p{N}]/gu, '')][0] || '').toUpperCase()
}
