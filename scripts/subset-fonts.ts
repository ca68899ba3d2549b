import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

/** `src/client/styles/fonts.css` names these files by `@fonts/`. */
const FOLDER = join(import.meta.dirname, '../.cache/fonts')
const STAMP = join(FOLDER, 'made-from')

const range = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')

const LETTERS = range(0x41, 0x5a) + range(0x61, 0x7a)
/** Figures and the signs of nearly every page; the others are half of the bytes, and few pages load them. */
const SIGNS = ` !%()+,-./${range(0x30, 0x3b)}=?@\u00a0«»©·×\u2009\u2011\u202f–—…−`
const RARE = `"#$&'*<>${range(0x5b, 0x60)}${range(0x7b, 0x7e)}°±²³‘’“”„•↑↓`
const RUSSIAN = `${range(0x410, 0x44f)}Ёё№`

const wholeGolos = (subset: string): string =>
  import.meta.resolve(`@fontsource-variable/golos-text/files/golos-text-${subset}-wght-normal.woff2`)
const wholeTablo = (subset: string): string =>
  import.meta.resolve(
    `@fontsource-variable/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-${subset}-wght-normal.woff2`,
  )

/**
 * Golos has outlines of its own for every hundred of weight: those of 600, which no text has, are left out. What every
 * page loads is 45 KB so, and 49 KB with one file for all weights.
 */
const TEXT = { min: 400, max: 500 }
const BOLD = 700
/** Our «Табло» is Sofia Sans Extra Condensed. */
const TABLO = { min: 600, max: 850 }

/** Each text must agree with the `unicode-range` of its face, and each weight with its `font-weight`. */
export const SUBSETS = {
  'golos-latin': { whole: wholeGolos('latin'), wght: TEXT, text: LETTERS + SIGNS },
  'golos-rare': { whole: wholeGolos('latin'), wght: TEXT, text: RARE },
  'golos-russian': { whole: wholeGolos('cyrillic'), wght: TEXT, text: RUSSIAN },
  'golos-bold-latin': { whole: wholeGolos('latin'), wght: BOLD, text: LETTERS + SIGNS },
  'golos-bold-rare': { whole: wholeGolos('latin'), wght: BOLD, text: RARE },
  'golos-bold-russian': { whole: wholeGolos('cyrillic'), wght: BOLD, text: RUSSIAN },
  'golos-rouble': { whole: wholeGolos('latin-ext'), wght: { min: 400, max: 700 }, text: '₽' },
  // Apart from the signs: headings without Latin letters do without them.
  'tablo-latin': { whole: wholeTablo('latin'), wght: TABLO, text: LETTERS },
  'tablo-signs': { whole: wholeTablo('latin'), wght: TABLO, text: SIGNS },
  'tablo-rare': { whole: wholeTablo('latin'), wght: TABLO, text: RARE },
  'tablo-russian': { whole: wholeTablo('cyrillic'), wght: TABLO, text: RUSSIAN },
}

/** Kerning, figures of equal width, and `locl`: without it the headings' face draws Bulgarian letters on a Russian page. */
export const FEATURES = ['kern', 'locl', 'tnum']

/** Makes the small fonts that every page needs out of the packages' whole ones. */
export function subsetFonts(): Plugin {
  return {
    name: 'subset-fonts',
    config: () => ({ resolve: { alias: { '@fonts': FOLDER } } }),
    async buildStart() {
      const hash = sourceHash()
      if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash) return
      mkdirSync(FOLDER, { recursive: true })
      for (const [name, subset] of Object.entries(SUBSETS)) {
        writeFileSync(join(FOLDER, `${name}.woff2`), await makeSubset(subset))
      }
      writeFileSync(STAMP, hash)
    },
  }
}

type Subset = (typeof SUBSETS)[keyof typeof SUBSETS]

/** Changes with this file and with the packages' fonts. */
function sourceHash(): string {
  const hash = createHash('sha256').update(readFileSync(import.meta.filename))
  for (const { whole } of Object.values(SUBSETS)) hash.update(readFileSync(fileURLToPath(whole)))
  return hash.digest('hex')
}

export async function makeSubset({ whole, text, wght }: Subset): Promise<Buffer> {
  const options = {
    targetFormat: 'woff2' as const,
    variationAxes: { wght },
    // The package's types do not know these two. No text is set vertically.
    keepFeatures: FEATURES,
    dropTables: ['vhea', 'vmtx'],
  }
  return subsetFont(readFileSync(fileURLToPath(whole)), text, options)
}
