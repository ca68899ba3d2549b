import { hashOf } from './hash.ts'
import { ACCENTS, boldText, monogramOf } from './svg-shapes.ts'

const SHAPES = [
  '<rect width="96" height="96" rx="20"/>',
  '<circle cx="48" cy="48" r="48"/>',
  '<path d="M48 0 96 48 48 96 0 48Z"/>',
  '<path d="M24 4h48l24 44-24 44H24L0 48Z"/>',
  '<rect width="96" height="96" rx="48" ry="28"/>',
  '<path d="M0 20A20 20 0 0 1 20 0h56l20 20v56a20 20 0 0 1-20 20H20A20 20 0 0 1 0 76Z"/>',
] as const

/** Replaces a missing logo: shape and colour come from the slug, letters from the name. */
export function drawLogo(slug: string, name: string): string {
  const hash = hashOf(slug)
  const colour = ACCENTS[hash % ACCENTS.length]
  const shape = SHAPES[(hash >>> 8) % SHAPES.length]
  const letters = monogramOf(name, (hash >>> 16) % 3 === 0 ? 2 : 1)
  const size = letters.length > 1 ? 36 : 48
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96"><g fill="${colour}">${shape}</g>` +
    `${boldText(48, 48 + size * 0.36, letters, size, '#fff')}</svg>`
  )
}
