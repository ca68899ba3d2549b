import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface ManifestChunk {
  file: string
  src?: string
  css?: string[]
  imports?: string[]
  dynamicImports?: string[]
}
type Manifest = Record<string, ManifestChunk>

/** Files of the browser bundle a page needs, in the order they should be asked for. */
export interface PageAssets {
  entry: string
  scripts: string[]
  styles: string[]
  fonts: string[]
}

export type AssetsOf = (modules: readonly string[], deferredModules?: readonly string[]) => PageAssets

const ENTRY = 'src/client/entry-client.tsx'
/** These import pages, and show nothing themselves. */
const LEADS_TO_PAGES = /client\/(entry-client|routes\/)/

export function readAssets(clientDir: string): AssetsOf {
  const manifest = JSON.parse(readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8')) as Manifest
  const fonts = Object.values(manifest)
    .filter(({ src, file }) => file.endsWith('.woff2') && src !== undefined && /(cyrillic|latin)-wght/.test(src))
    .map(({ file }) => `/${file}`)
    .sort()
  const known = new Map<string, PageAssets>()
  return (modules, deferredModules = []) => {
    const key = `${modules.join()} ${deferredModules.join()}`
    const assets = known.get(key) ?? { ...collect(manifest, [ENTRY, ...modules], deferredModules), fonts }
    known.set(key, assets)
    return assets
  }
}

function collect(manifest: Manifest, modules: readonly string[], later: readonly string[]): Omit<PageAssets, 'fonts'> {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  // Chunks may import each other, so what was seen is noted before what was taken.
  const seen = new Set<string>()
  const visit = (name: string): void => {
    const chunk = manifest[name]
    if (!chunk || seen.has(name)) return
    seen.add(name)
    for (const parent of chunk.imports ?? []) visit(parent)
    scripts.add(`/${chunk.file}`)
    for (const style of chunk.css ?? []) styles.add(`/${style}`)
  }
  for (const name of modules) visit(name)
  for (const style of deferredStyles(manifest, modules, later)) styles.add(style)
  return { entry: `/${manifest[ENTRY]?.file ?? ENTRY}`, scripts: [...scripts], styles: [...styles] }
}

/** The server may have rendered a part whose script comes later: its styles come with the page. */
function deferredStyles(manifest: Manifest, modules: readonly string[], later: readonly string[]): string[] {
  const views = [...modules.filter(name => !LEADS_TO_PAGES.test(name)), ...later]
  const parts = [...later, ...views.flatMap(name => manifest[name]?.dynamicImports ?? [])]
  const seen = new Set<string>()
  const visit = (name: string): string[] => {
    const chunk = manifest[name]
    if (!chunk || seen.has(name)) return []
    seen.add(name)
    return [...(chunk.imports ?? []).flatMap(visit), ...(chunk.css ?? []).map(file => `/${file}`)]
  }
  return parts.flatMap(visit)
}
