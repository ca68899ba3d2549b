import { posix, relative, sep } from 'node:path'
import type { Plugin } from 'vite'

const LAZY = /\blazyModule\(\s*\(\)\s*=>\s*import\('(\.[^']+)'\)\s*,?\s*\)/g

/** Gives each `lazyModule(() => import('./view.tsx'))` the name of its file in the manifest, so nobody writes it twice. */
export const nameLazyModules = (): Plugin => ({
  name: 'name-lazy-modules',
  enforce: 'pre',
  transform(code, id) {
    if (!code.includes('lazyModule(')) return null
    const file = relative(import.meta.dirname, id.replace(/\?.*$/, ''))
      .split(sep)
      .join('/')
    const named = code.replace(LAZY, (_, specifier: string) => {
      const name = posix.join('scripts', posix.dirname(file), specifier)
      return `lazyModule(() => import('${specifier}'), '${name}')`
    })
    return named === code ? null : { code: named, map: null }
  },
})
