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

/** Files of the browser bundle a page needs, in load order. */
export interface PageAssets {
  entry: string
  scripts: string[]
  styles: string[]
  fonts: string[]
}

export type AssetsOf = (modules: readonly string[], deferredModules?: readonly string[]) => PageAssets

const ENTRY = 'src/client/entry-client.tsx'
/** Modules that import pages and render nothing themselves. */
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

function collect(
  manifest: Manifest,
  modules: readonly string[],
  deferred: readonly string[],
): Omit<PageAssets, 'fonts'> {
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
  for (const name of modules) visit(name)
  for (const style of deferredStyles(manifest, modules, deferred)) styles.add(style)
  return { entry: `/${manifest[ENTRY]?.file ?? ENTRY}`, scripts: [...scripts], styles: [...styles] }
}

/** Deferred parts are rendered on the server, so their styles must come with the page. */
function deferredStyles(manifest: Manifest, modules: readonly string[], deferred: readonly string[]): string[] {
  const views = [...modules.filter(name => !LEADS_TO_PAGES.test(name)), ...deferred]
  const parts = [...deferred, ...views.flatMap(name => manifest[name]?.dynamicImports ?? [])]
  const seen = new Set<string>()
  const visit = (name: string): string[] => {
    const chunk = manifest[name]
    if (!chunk || seen.has(name)) return []
    seen.add(name)
    return [...(chunk.imports ?? []).flatMap(visit), ...(chunk.css ?? []).map(file => `/${file}`)]
  }
  return parts.flatMap(visit)
}
