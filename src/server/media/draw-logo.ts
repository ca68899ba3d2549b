import { hashOf } from './hash.ts'

// White letters on each of these pass AA for large text.
const COLOURS = [
  '#2440e0',
  '#0b7a4b',
  '#b3261e',
  '#7a3cb8',
  '#0f6f8f',
  '#a86400',
  '#33415c',
  '#9c2463',
  '#14171f',
  '#1f6f6b',
  '#5a4fcf',
  '#8a4b16',
  '#3d6b1f',
  '#c2410c',
  '#155e9f',
  '#6b2d5c',
] as const

const SHAPES = [
  '<rect width="96" height="96" rx="20"/>',
  '<circle cx="48" cy="48" r="48"/>',
  '<path d="M48 0 96 48 48 96 0 48Z"/>',
  '<path d="M24 4h48l24 44-24 44H24L0 48Z"/>',
  '<rect width="96" height="96" rx="48" ry="28"/>',
  '<path d="M0 20A20 20 0 0 1 20 0h56l20 20v56a20 20 0 0 1-20 20H20A20 20 0 0 1 0 76Z"/>',
] as const

/** A monogram for who uploaded no logo: shape and colour from the slug, letters from the name. */
export function drawLogo(slug: string, name: string): string {
  const hash = hashOf(slug)
  const colour = COLOURS[hash % COLOURS.length]
  const shape = SHAPES[(hash >>> 8) % SHAPES.length]
  const letters = monogram(name, (hash >>> 16) % 3 === 0)
  const size = letters.length > 1 ? 36 : 48
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96"><g fill="${colour}">${shape}</g>` +
    `<text x="48" y="${48 + size * 0.36}" font-family="Golos Text,Arial,sans-serif" font-weight="700" ` +
    `font-size="${size}" fill="#fff" text-anchor="middle">${letters}</text></svg>`
  )
}

function monogram(name: string, wantsTwo: boolean): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(word => word.length > 1)
  const first = firstLetter(words[0] ?? name)
  const second = wantsTwo ? firstLetter(words[1] ?? '') : ''
  return (first + second).toUpperCase()
}

const firstLetter = (text: string): string => /[\p{L}\p{N}]/u.exec(text)?.[0] ?? ''
