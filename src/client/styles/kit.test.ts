import { expect, test } from 'vitest'

type FileSystem = {
  readFileSync(path: URL, encoding: 'utf8'): string
  readdirSync(path: URL, options: { recursive: true }): string[]
}

// As in only-tokens.test.ts.
declare const process: { getBuiltinModule(id: 'node:fs'): FileSystem }
const { readFileSync, readdirSync } = process.getBuiltinModule('node:fs')

const client = new URL('../', import.meta.url)
const components = readdirSync(client, { recursive: true })
  .filter(path => path.endsWith('.tsx') && !path.endsWith('.test.tsx'))
  .map(path => readFileSync(new URL(path.replaceAll('\\', '/'), client), 'utf8'))

const kit = readFileSync(new URL('./kit.css', import.meta.url), 'utf8').replace(/\/\*.*?\*\//gs, '')
const defined = new Set(Array.from(kit.matchAll(/\.(?!mobile)([a-z][\w-]*)/g), ([, name = '']) => name))

/** Plain names in `className`, also those before the class of a module and those of a condition. */
function namesIn(source: string): string[] {
  return Array.from(source.matchAll(/className=(?:("[^"]*")|\{((?:[^{}]|\{[^}]*\})*)\})/g), ([, plain, code = '']) =>
    Array.from((plain ?? code).replace(/[!=]== '[^']*'|\['[^']*'\]/g, '').matchAll(/"([^"]*)"|'([^']*)'|`([^`]*)`/g))
      .flatMap(([, ...texts]) =>
        texts
          .join('')
          .replace(/\$\{[^}]*\}/g, ' ')
          .split(/\s+/),
      )
      .filter(Boolean),
  ).flat()
}

test('a misspelt name is found wherever it is', () => {
  expect(
    namesIn(`<p className="fine"><b className={\`stak-4 \${styles.b}\`}><i className={isOpen ? 'nte' : styles.i}>`),
  ).toEqual(['fine', 'stak-4', 'nte'])
})

test('components name only classes of the kit', () => {
  expect(components.flatMap(namesIn).filter(name => !defined.has(name))).toEqual([])
})

test('every class of the kit is used', () => {
  const used = new Set(components.flatMap(namesIn))
  expect([...defined].filter(name => !used.has(name))).toEqual([])
})
