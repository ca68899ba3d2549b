import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from './source-files.ts'

const COPIED = [
  ...['src', 'tests', 'scripts', 'bench', 'public', 'package.json', 'vite.config.ts', 'vitest.config.ts'],
  ...['tsconfig.json', 'tsconfig.base.json', 'tsconfig.client.json', 'tsconfig.server.json'],
  // Build info of the first check of `npm test`, so the compiler checks only what a test changes.
  '.cache/tsc',
]

/** A copy of the project to change, because other tests read the sources. The caller removes it. */
export function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'merilo-project-'))
  for (const name of COPIED.filter(name => existsSync(join(ROOT, name)))) {
    cpSync(join(ROOT, name), join(folder, name), { recursive: true })
  }
  // A folder of links, because Vite keeps what it has bundled in it.
  mkdirSync(join(folder, 'node_modules'))
  for (const name of readdirSync(join(ROOT, 'node_modules')).filter(name => name !== '.vite')) {
    symlinkSync(join(ROOT, 'node_modules', name), join(folder, 'node_modules', name))
  }
  return folder
}
