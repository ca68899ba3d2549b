import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')

interface Bundle {
  /** Tells what it was built from. */
  stamp: string
  sources: readonly string[]
}

export const PAGES: Bundle = {
  stamp: join(ROOT, 'dist/built-from'),
  sources: [
    'src/{client,domain,ranking,contract}/**/*.{ts,tsx,css}',
    'public/**',
    'vite.config.ts',
    'scripts/{build-worker,bundle-groups,join-styles,keep-maps,name-classes,name-lazy-modules,subset-fonts}.ts',
    'package-lock.json',
  ],
}
export const SITE: Bundle = {
  stamp: join(ROOT, 'dist/site/built-from'),
  sources: [
    'src/main.ts',
    'src/{server,cli,db,seed,domain,ranking,contract}/**/*.ts',
    'scripts/build-site.ts',
    'package-lock.json',
  ],
}
/** Tells of which pages the files are compressed as well as they can be. */
const COMPRESSED = join(ROOT, 'dist/compressed-from')

/** For `scripts/build.ts`: `npm start` compresses well later, once the site answers. */
export const QUICKLY = '--quickly'

export const isStale = ({ stamp, sources }: Bundle): boolean => stampText(stamp) !== hashOf(sources)

export const markBuilt = ({ stamp, sources }: Bundle): void => writeFileSync(stamp, hashOf(sources))

export const isCompressed = (): boolean => existsSync(COMPRESSED) && stampText(COMPRESSED) === stampText(PAGES.stamp)

export const markCompressed = (): void => writeFileSync(COMPRESSED, stampText(PAGES.stamp))

const stampText = (stamp: string): string => (existsSync(stamp) ? readFileSync(stamp, 'utf8') : '')

function hashOf(sources: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of globSync(sources, { cwd: ROOT }).sort()) {
    if (/\.test\.tsx?$/.test(file) || !statSync(join(ROOT, file)).isFile()) continue
    hash.update(file).update(readFileSync(join(ROOT, file)))
  }
  return hash.digest('hex')
}
