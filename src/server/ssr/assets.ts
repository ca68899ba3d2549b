import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PageBundle } from '#contract/page-renderer.ts'

interface ManifestChunk {
  file: string
  src?: string
  css?: string[]
  imports?: string[]
}
type Manifest = Record<string, ManifestChunk>

/** Files of the browser bundle a page needs, in load order. */
export interface PageAssets {
  /** Starts the entry after the first paint; without it the entry starts at once. */
  start?: string
  entry: string
  /** For pages that are read without the application (src/client/reading.ts). */
  reading?: string
  scripts: string[]
  styles: string[]
  /** Stylesheets that `styles` has joined into one: the browser must not load them again for a script that needs them. */
  joined?: string[]
  fonts: string[]
}

type ScriptsAndStyles = Omit<PageAssets, 'fonts'>

export type AssetsOf = (page: Pick<PageBundle, 'modules' | 'drawn'>) => PageAssets

const START = 'src/client/start.ts'
const READING = 'src/client/reading.ts'
const ENTRY = 'src/client/entry-client.tsx'
/** Fonts that every page uses, made by scripts/subset-fonts.ts; browsers load six files at a time. */
const PRELOADED_FONT = /\/(golos-(bold-)?(latin|russian)|tablo-(signs|russian))\.woff2$/

export function readAssets(clientDir: string): AssetsOf {
  const read = (name: string) => JSON.parse(readFileSync(join(clientDir, '.vite', name), 'utf8')) as unknown
  const manifest = read('manifest.json') as Manifest
  // Modules that share a chunk are not in the manifest; scripts/name-lazy-modules.ts says in which file they are.
  const fileOf = read('lazy-modules.json') as Record<string, string>
  const stylesOf = read('lazy-styles.json') as Record<string, string[]>
  // Made by scripts/join-styles.ts.
  const joinedFileOf = read('joined-styles.json') as Record<string, string>
  const joinStyles = (assets: ScriptsAndStyles): ScriptsAndStyles => {
    const joined = joinedFileOf[assets.styles.join()]
    return joined ? { ...assets, styles: [joined], joined: assets.styles } : assets
  }
  const reading = (read('reading.json') as Manifest)[READING]
  const nameOf = new Map(Object.entries(manifest).map(([name, { file }]) => [file, name]))
  const chunkOf = (module: string) => nameOf.get(fileOf[module] ?? '') ?? module
  const fonts = Object.values(manifest)
    .filter(({ src, file }) => file.endsWith('.woff2') && src !== undefined && PRELOADED_FONT.test(src))
    .map(({ file }) => `/${file}`)
    .sort()
  const known = new Map<string, PageAssets>()
  return ({ modules, drawn }) => {
    const key = [...modules, drawn].join()
    const assets = known.get(key) ?? {
      ...joinStyles(
        collect(manifest, [
          { chunk: ENTRY },
          ...modules.map(name => ({ chunk: chunkOf(name), styles: stylesOf[name] })),
          ...(drawn === null ? [] : [{ styles: stylesOf[drawn] }]),
        ]),
      ),
      ...(reading && { reading: `/${reading.file}` }),
      fonts,
    }
    known.set(key, assets)
    return assets
  }
}

interface Wanted {
  chunk?: string
  /** Stylesheets of parts that the server draws, which are not among the chunk's imports. */
  styles?: readonly string[] | undefined
}

function collect(manifest: Manifest, wanted: readonly Wanted[]): ScriptsAndStyles {
  const start = manifest[START]
  const scripts = new Set<string>()
  const styles = new Set<string>()
  // Chunks may import each other, so mark a chunk as seen before visiting its imports.
  const seen = new Set<string>()
  const visit = (name: string): void => {
    const chunk = manifest[name]
    if (!chunk || seen.has(name)) return
    seen.add(name)
    for (const parent of chunk.imports ?? []) visit(parent)
    scripts.add(`/${chunk.file}`)
    for (const style of chunk.css ?? []) styles.add(`/${style}`)
  }
  for (const { chunk = '', styles: drawn = [] } of wanted) {
    // Shared ones before the page's own, which may override them.
    const own = new Set(manifest[chunk]?.css)
    for (const style of drawn) if (!own.has(style)) styles.add(`/${style}`)
    visit(chunk)
  }
  return {
    ...(start && { start: `/${start.file}` }),
    entry: `/${manifest[ENTRY]?.file ?? ENTRY}`,
    scripts: [...scripts],
    styles: [...styles],
  }
}
