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

export const box = (x: number, y: number, width: number, height: number, fill: string, radius = 0): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}"${radius ? ` rx="${radius}"` : ''} fill="${fill}"/>`

/** Stands for a line of text. */
export const bar = (x: number, y: number, width: number, fill: string, height = 8): string =>
  box(x, y, width, height, fill, height / 2)

export const circle = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`

export const boldText = (x: number, y: number, text: string, size: number, fill: string, anchor = 'middle'): string =>
  `<text x="${x}" y="${y}" font-family="Golos Text,Arial,sans-serif" font-weight="700" font-size="${size}" fill="${fill}" text-anchor="${anchor}">${text}</text>`

/** Letters and digits only, so that no name can inject markup. */
export function monogramOf(name: string, length = 2): string {
  const parts = name.split(/[^\p{L}\p{N}]+/u).filter(word => word.length > 1)
  const initials = parts.slice(0, length).map(word => [...word][0] ?? '')
  return (initials.join('') || [...name.replace(/[^\p{L}\p{N}]/gu, '')][0] || '').toUpperCase()
}
