import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'
import { straightenAxis } from './straighten-axis.ts'

/** `src/client/styles/fonts.css` names these files by `@fonts/`. */
const FOLDER = join(import.meta.dirname, '../.cache/fonts')
const STAMP = join(FOLDER, 'made-from')

const range = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')

/** Apart: headings without Latin letters do without them, and small files arrive side by side. */
const LATIN = range(0x41, 0x5a) + range(0x61, 0x7a)
/** Figures and the signs of nearly every page; the others are half of the bytes, and few pages load them. */
const SIGNS = ` !%()+,-./${range(0x30, 0x3b)}=?@\u00a0«»©·×\u2009\u2011\u202f–—…−`
const RARE = `"#$&'*<>${range(0x5b, 0x60)}${range(0x7b, 0x7e)}°±²³‘’“”„•↑↓`
const RUSSIAN = `${range(0x410, 0x44f)}Ёё№`

const GOLOS = { min: 400, max: 700 }
/** Our «Табло» is Sofia Sans Extra Condensed. */
const TABLO = { min: 600, max: 850 }

/** Each text must agree with the `unicode-range` of its face. */
export const SUBSETS = {
  'golos-latin': {
    whole: import.meta.resolve('@fontsource-variable/golos-text/files/golos-text-latin-wght-normal.woff2'),
    wght: GOLOS,
    text: LATIN,
  },
  'golos-signs': {
    whole: import.meta.resolve('@fontsource-variable/golos-text/files/golos-text-latin-wght-normal.woff2'),
    wght: GOLOS,
    text: SIGNS,
  },
  'golos-rare': {
    whole: import.meta.resolve('@fontsource-variable/golos-text/files/golos-text-latin-wght-normal.woff2'),
    wght: GOLOS,
    text: RARE,
  },
  'golos-russian': {
    whole: import.meta.resolve('@fontsource-variable/golos-text/files/golos-text-cyrillic-wght-normal.woff2'),
    wght: GOLOS,
    text: RUSSIAN,
  },
  'golos-rouble': {
    whole: import.meta.resolve('@fontsource-variable/golos-text/files/golos-text-latin-ext-wght-normal.woff2'),
    wght: GOLOS,
    text: '₽',
  },
  'tablo-latin': {
    whole: import.meta.resolve(
      '@fontsource-variable/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-latin-wght-normal.woff2',
    ),
    wght: TABLO,
    text: LATIN,
  },
  'tablo-signs': {
    whole: import.meta.resolve(
      '@fontsource-variable/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-latin-wght-normal.woff2',
    ),
    wght: TABLO,
    text: SIGNS,
  },
  'tablo-rare': {
    whole: import.meta.resolve(
      '@fontsource-variable/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-latin-wght-normal.woff2',
    ),
    wght: TABLO,
    text: RARE,
  },
  'tablo-russian': {
    whole: import.meta.resolve(
      '@fontsource-variable/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-cyrillic-wght-normal.woff2',
    ),
    wght: TABLO,
    text: RUSSIAN,
  },
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

/** Changes with these files and with the packages' fonts. */
function sourceHash(): string {
  const hash = createHash('sha256')
  for (const name of ['subset-fonts.ts', 'straighten-axis.ts', 'read-glyf.ts']) {
    hash.update(readFileSync(join(import.meta.dirname, name)))
  }
  for (const { whole } of Object.values(SUBSETS)) hash.update(readFileSync(fileURLToPath(whole)))
  return hash.digest('hex')
}

/** The package's types do not know these options. */
interface Options extends NonNullable<Parameters<typeof subsetFont>[2]> {
  keepFeatures: string[]
  dropTables?: string[]
}

export async function makeSubset({ whole, text, wght }: Subset): Promise<Buffer> {
  const make = (font: Buffer, options: Omit<Options, 'keepFeatures'>) => {
    const all: Options = { ...options, keepFeatures: FEATURES }
    return subsetFont(font, text, all)
  }
  const font = readFileSync(fileURLToPath(whole))
  const variable = await make(font, { targetFormat: 'sfnt', variationAxes: { wght } })
  const heaviest = await make(font, { targetFormat: 'sfnt', variationAxes: { wght: wght.max } })
  // No text is set vertically.
  return make(straightenAxis(variable, heaviest), { targetFormat: 'woff2', dropTables: ['vhea', 'vmtx'] })
}
