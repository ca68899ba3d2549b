import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

/** `src/client/styles/fonts.css` names these files by `@fonts/`. */
const FOLDER = join(import.meta.dirname, '../.cache/fonts')

const range = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')

const LATIN = `${range(0x20, 0x7e)}\u00a0«»©°±·×²³\u2009\u2011\u202f–—‘’“”„•…↑↓−`
const RUSSIAN = `${range(0x410, 0x44f)}Ёё№`

const GOLOS = { package: 'golos-text', wght: { min: 400, max: 700 } }
/** Our «Табло». */
const SOFIA = { package: 'sofia-sans-extra-condensed', wght: { min: 600, max: 850 } }

/** Each text must agree with the `unicode-range` of its face. */
const SUBSETS = {
  'golos-latin': { ...GOLOS, part: 'latin', text: LATIN },
  'golos-russian': { ...GOLOS, part: 'cyrillic', text: RUSSIAN },
  'golos-rouble': { ...GOLOS, part: 'latin-ext', text: '₽' },
  'tablo-latin': { ...SOFIA, part: 'latin', text: LATIN },
  'tablo-russian': { ...SOFIA, part: 'cyrillic', text: RUSSIAN },
}

/** Kerning, figures of equal width, and what the Russian letterforms need. */
const FEATURES = ['kern', 'mark', 'ccmp', 'locl', 'tnum']

/** Makes the small fonts that every page needs out of the packages' whole ones. */
export function subsetFonts(): Plugin {
  return {
    name: 'subset-fonts',
    config: () => ({ resolve: { alias: { '@fonts': FOLDER } } }),
    async buildStart() {
      mkdirSync(FOLDER, { recursive: true })
      await Promise.all(Object.entries(SUBSETS).map(([name, subset]) => write(name, subset)))
    },
  }
}

type Subset = (typeof SUBSETS)[keyof typeof SUBSETS]

async function write(name: string, { package: family, part, text, wght }: Subset): Promise<void> {
  const { resolve } = createRequire(import.meta.url)
  const whole = readFileSync(resolve(`@fontsource-variable/${family}/files/${family}-${part}-wght-normal.woff2`))
  const options = { targetFormat: 'woff2', variationAxes: { wght }, keepFeatures: FEATURES } as const
  writeFileSync(join(FOLDER, `${name}.woff2`), await subsetFont(whole, text, options))
}
