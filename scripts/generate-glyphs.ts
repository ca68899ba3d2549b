import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { type Glyph, readOutlines } from './read-outlines.ts'

// Pictures carry their text as outlines, because an SVG shown by <img> loads no fonts. Run by `npm run generate`.

const FOLDER = join(import.meta.dirname, '../src/domain/pictures/glyphs')
const LATIN = `${Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')}«»–—−×·№’“”„…°±`
const RUSSIAN = `${Array.from({ length: 64 }, (_, index) => String.fromCharCode(0x410 + index)).join('')}Ёё№`

const FACES = {
  tablo: { weight: 850, family: 'sofia-sans-extra-condensed', subsets: { latin: LATIN, cyrillic: RUSSIAN } },
  golos: { weight: 500, family: 'golos-text', subsets: { latin: LATIN, cyrillic: RUSSIAN, 'latin-ext': '₽' } },
}

for (const [name, { weight, family, subsets }] of Object.entries(FACES)) {
  const glyphs = new Map<string, Glyph>()
  for (const [subset, text] of Object.entries(subsets)) {
    const file = import.meta.resolve(`@fontsource-variable/${family}/files/${family}-${subset}-wght-normal.woff2`)
    const options = { targetFormat: 'sfnt', variationAxes: { wght: weight }, keepFeatures: ['locl'] } as const
    const outlineOf = readOutlines(await subsetFont(readFileSync(fileURLToPath(file)), text, options))
    for (const character of text) {
      const glyph = outlineOf(character)
      if (glyph) glyphs.set(character, glyph)
    }
  }
  writeFileSync(join(FOLDER, `${name}.generated.ts`), render(name, weight, glyphs))
}

function render(name: string, weight: number, glyphs: ReadonlyMap<string, Glyph>): string {
  const lines = Array.from(glyphs, ([character, { advance, outline }]) => {
    return `  ${JSON.stringify(character)}: [${advance}, '${outline}'],\n`
  })
  return `// Made by scripts/generate-glyphs.ts. Do not edit.\n// Weight ${weight}, 1000 units per em: advance and relative outline from the baseline.\nexport const ${name.toUpperCase()}: Readonly<Record<string, readonly [number, string]>> = {\n${lines.join('')}}\n`
}
