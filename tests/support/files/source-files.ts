import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

export const ROOT = join(import.meta.dirname, '../../..')

export const readText = (path: string): string => readFileSync(join(ROOT, path), 'utf8')

const IGNORED = new Set([
  '.git',
  ...readText('.gitignore')
    .split('\n')
    .map(line => line.replace(/\/$/, '')),
])

/** Every file that git does not ignore, as a path from the root. */
export function listFiles(folder = ''): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true })
    .filter(({ name }) => !IGNORED.has(name) && !name.endsWith('.log'))
    .flatMap(entry => {
      const path = posix.join(folder, entry.name)
      return entry.isDirectory() ? listFiles(path) : [path]
    })
    .sort()
}

export interface Import {
  /** As written. */
  specifier: string
  kind: 'value' | 'type' | 'dynamic'
}

const STATIC = /^(?:import|export)(\s+type)?\s[^'"`;=]*?\bfrom\s+'([^']+)'/gm
const FOR_EFFECT = /^import\s+'([^']+)'/gm
const DYNAMIC = /\bimport\(\s*'([^']+)'\s*\)/g

/** A scanner is enough: Biome puts every import at the start of a line, in single quotes. */
export function importsIn(text: string): Import[] {
  return [
    ...Array.from(text.matchAll(STATIC), ([, type, specifier = '']): Import => {
      return { specifier, kind: type ? 'type' : 'value' }
    }),
    ...Array.from(text.matchAll(FOR_EFFECT), ([, specifier = '']): Import => ({ specifier, kind: 'value' })),
    ...Array.from(text.matchAll(DYNAMIC), ([, specifier = '']): Import => ({ specifier, kind: 'dynamic' })),
  ]
}

const SUBPATHS = Object.entries((JSON.parse(readText('package.json')) as { imports: Record<string, string> }).imports)

/** The imported file as a path from the root; null for packages and Node's modules. */
export function resolveImport(from: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier.replace(/\?.*$/, ''))
  for (const [pattern, target] of SUBPATHS) {
    const prefix = pattern.slice(0, -1)
    if (specifier.startsWith(prefix)) return posix.join(target.slice(0, -1), specifier.slice(prefix.length))
  }
  return null
}
