import type { Palette } from '../palettes.ts'

/** Draws on a grid of 48. */
export type ShapeMark = (palette: Palette, random: () => number) => string

export const area = (path: string, fill: string): string => `<path fill="${fill}" d="${path}"/>`

export const line = (path: string, stroke: string, width: number): string =>
  `<path fill="none" stroke="${stroke}" stroke-width="${width}" d="${path}"/>`

export const dot = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`

/** The point at this distance from the centre, clockwise from the top. */
export function turned(distance: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180
  return `${tenth(24 + Math.sin(angle) * distance)} ${tenth(24 - Math.cos(angle) * distance)}`
}

const tenth = (value: number): number => Math.round(value * 10) / 10
