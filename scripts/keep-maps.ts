import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'

const MAPS = join(import.meta.dirname, '../dist/maps')

/** Writes source maps beside the folder that browsers read instead of into it; `npm run ops -- errors` reads them. */
export function keepMaps(): Plugin {
  return {
    name: 'keep-maps',
    generateBundle: {
      // After Vite, which adds a line to scripts that load others and moves their maps by it.
      order: 'post',
      handler(_, bundle) {
        mkdirSync(MAPS, { recursive: true })
        for (const [name, file] of Object.entries(bundle)) {
          if (file.type !== 'asset' || !name.endsWith('.map')) continue
          writeFileSync(join(MAPS, basename(name)), file.source)
          delete bundle[name]
        }
      },
    },
  }
}

/** Deletes the maps of files that no kept release has. */
export function dropMaps(kept: readonly string[], folder = MAPS): void {
  const known = new Set(kept.map(file => `${basename(file)}.map`))
  for (const map of globSync('*.map', { cwd: folder })) if (!known.has(map)) rmSync(join(folder, map))
}
