import { join, posix, relative, sep } from 'node:path'
import type { Plugin } from 'vite'

const ROOT = join(import.meta.dirname, '..')
/** A part of a page that the server draws. */
const DRAWN = /\bdrawnPart\(\s*\(\)\s*=>\s*import\('(\.[^']+)'\)\s*,?\s*\)/g
const LAZY = /\blazyModule\(\s*\(\)\s*=>\s*import\('(\.[^']+)'\)\s*,?\s*\)/g

/** Maps lazy modules to files of the browser bundle; read by src/server/ssr/assets.ts. */
const INDEX = '.vite/lazy-modules.json'
/** The stylesheets that a lazy module needs, its drawn parts included. */
const STYLES = '.vite/lazy-styles.json'

const pathOf = (id: string): string => relative(ROOT, id.replace(/\?.*$/, '')).split(sep).join('/')

/**
 * Gives each `lazyModule(() => import('./view.tsx'))` the name of its file, so that nobody writes it twice, and tells in
 * which chunk of the bundle it ended up: Vite's manifest does not know modules that share a chunk. Nor does it know that a
 * chunk needs another one for its styles alone, as the page of a drawn part does.
 */
export function nameLazyModules(drawn = new Set<string>()): Plugin {
  const names = new Set<string>()
  return {
    name: 'name-lazy-modules',
    enforce: 'pre',
    transform(code, id) {
      for (const [, specifier = ''] of code.matchAll(DRAWN)) drawn.add(targetOf(id, specifier))
      if (!code.includes('lazyModule(')) return null
      let named = code.replace(LAZY, (_, specifier: string) => {
        const name = targetOf(id, specifier)
        names.add(name)
        // Browsers have no use for it, and eighty of them weigh most of a kilobyte.
        return `lazyModule(() => import('${specifier}')${this.environment.name === 'client' ? '' : `, '${name}'`})`
      })
      // Only its type is needed; thirty calls that return their argument would travel to browsers.
      named = named.replace(/\bdefinePages\(/g, '(')
      return named === code ? null : { code: named, map: null }
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).flatMap(file => (file.type === 'chunk' ? file : []))
      const files = chunks.flatMap(({ fileName, moduleIds }) =>
        moduleIds
          .map(pathOf)
          .filter(path => names.has(path))
          .map(path => [path, fileName] as const),
      )
      this.emitFile({ type: 'asset', fileName: INDEX, source: JSON.stringify(Object.fromEntries(files)) })

      const styleOf = new Map(
        chunks.flatMap(({ moduleIds, viteMetadata }) =>
          moduleIds.filter(isStyle).map(id => [id, [...(viteMetadata?.importedCss ?? [])]] as const),
        ),
      )
      const importsOf = (id: string) => {
        const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {}
        return [...dynamicallyImportedIds.filter(one => drawn.has(pathOf(one))), ...importedIds]
      }
      const styles = [...this.getModuleIds()]
        .filter(id => names.has(pathOf(id)))
        .map(id => [pathOf(id), [...new Set(reached(id, importsOf).flatMap(one => styleOf.get(one) ?? []))]] as const)
      this.emitFile({ type: 'asset', fileName: STYLES, source: JSON.stringify(Object.fromEntries(styles)) })
    },
  }
}

const targetOf = (id: string, specifier: string): string => posix.join(posix.dirname(pathOf(id)), specifier)

const isStyle = (id: string): boolean => /\.css(\?|$)/.test(id)

/** All imports, dependencies first. */
function reached(id: string, importsOf: (id: string) => readonly string[]): string[] {
  const seen = new Set<string>()
  const order: string[] = []
  const visit = (one: string): void => {
    if (seen.has(one)) return
    seen.add(one)
    for (const imported of importsOf(one)) visit(imported)
    order.push(one)
  }
  visit(id)
  return order
}
