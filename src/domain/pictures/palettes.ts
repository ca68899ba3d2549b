import { hashOf, mixed } from './stable-hash.ts'

export interface Palette {
  field: string
  /** Legible on the field. */
  figure: string
  accent: string
  /** For shapes drawn straight on paper: a pale field would vanish there. */
  mark: string
  /** Inside such a shape. */
  inner: string
}

const dark = (field: string, figure: string, accent: string): Palette => ({
  field,
  figure,
  accent,
  mark: field,
  inner: figure,
})
const pale = (field: string, figure: string, accent: string): Palette => ({
  field,
  figure,
  accent,
  mark: figure,
  inner: field,
})

/** A brand has one for its logo and all its covers. */
export const PALETTES: readonly Palette[] = [
  dark('#0e4a54', '#eef5f2', '#f2b84b'),
  dark('#a63a24', '#fdeee6', '#f5c9a5'),
  dark('#2b2f6b', '#eeeef9', '#f0a35e'),
  dark('#1f5136', '#ecf4e9', '#e6c15a'),
  dark('#5a2a5e', '#f8eef6', '#f08a6b'),
  pale('#ead9b4', '#2a2520', '#b4471f'),
  pale('#cfe3f1', '#12314a', '#d1442b'),
  dark('#23262b', '#f3f1ea', '#e9c22f'),
  pale('#cde6d8', '#113b32', '#c2432e'),
  pale('#f1d3cc', '#4a1420', '#1e5a66'),
  dark('#dda51d', '#221b08', '#7a1f1a'),
  dark('#50606f', '#f4f6f7', '#ffd37a'),
  dark('#5f5f27', '#f6f3dd', '#f0c14a'),
  dark('#cf4a17', '#fff3e6', '#1d2a38'),
  dark('#10233a', '#dfebf3', '#5bc0b0'),
  pale('#d9d0ec', '#2e1f55', '#c73a36'),
]

/** As an index, to tell whether two covers look alike. */
export const paletteNumber = (name: string): number => mixed(hashOf(`${name} palette`)) % PALETTES.length

export const paletteOf = (name: string): Palette => PALETTES[paletteNumber(name)] as Palette

/** A palette for each name, never that of the neighbour before. */
export function palettesOf(names: readonly string[]): Map<string, Palette> {
  let last: Palette | undefined
  return new Map(
    names.map(name => {
      const own = paletteOf(name)
      last = own === last ? (PALETTES[(PALETTES.indexOf(own) + 1) % PALETTES.length] as Palette) : own
      return [name, last]
    }),
  )
}
