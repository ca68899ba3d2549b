import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build } from 'vite'
import type { PageRenderer } from '../src/contract/page-renderer.ts'
import { readAssets } from '../src/server/ssr/assets.ts'
import { buildSite } from './build-site.ts'
import { buildWorker } from './build-worker.ts'
import { CLASS_NAME, TARGET } from './bundle-groups.ts'
import { joinStyles } from './join-styles.ts'
import { dropMaps, keepMaps } from './keep-maps.ts'
import { keepReleases, readReleases } from './keep-releases.ts'

const ROOT = join(import.meta.dirname, '..')
const CLIENT = join(ROOT, 'dist/client')
const PAGES: Bundle = {
  stamp: join(ROOT, 'dist/built-from'),
  sources: [
    'src/{client,domain,ranking,contract}/**/*.{ts,tsx,css}',
    'public/**',
    'vite.config.ts',
    'scripts/{build-worker,bundle-groups,join-styles,keep-maps,name-classes,name-lazy-modules,subset-fonts}.ts',
    'package-lock.json',
  ],
  make: buildPages,
}
const SITE: Bundle = {
  stamp: join(ROOT, 'dist/site/built-from'),
  sources: [
    'src/main.ts',
    'src/{server,cli,db,seed,domain,ranking,contract}/**/*.ts',
    'scripts/build-site.ts',
    'package-lock.json',
  ],
  make: buildSite,
}
const COMPRESSED = new Set(['.js', '.css', '.svg', '.json'])

interface Bundle {
  /** Tells what it was built from. */
  stamp: string
  sources: readonly string[]
  make(): Promise<void>
}

/** Builds what is not up to date: the pages, for the browser and the renderer, and the server; returns whether it built. */
export async function buildIfStale(): Promise<boolean> {
  const stale = [PAGES, SITE].filter(
    ({ stamp, sources }) => !existsSync(stamp) || readFileSync(stamp, 'utf8') !== hashOf(sources),
  )
  for (const { stamp, sources, make } of stale) {
    process.env.NODE_ENV = 'production'
    await make()
    writeFileSync(stamp, hashOf(sources))
  }
  return stale.length > 0
}

async function buildPages(): Promise<void> {
  const before = readReleases(CLIENT)
  const files = [...(await buildClient()), ...(await buildReading())]
  await build({ root: ROOT, logLevel: 'warn', build: { ssr: true } })
  const { renderer } = (await import(join(ROOT, 'dist/server/entry-server.js'))) as { renderer: PageRenderer }
  files.push(...joinStyles(CLIENT, stylesOfPages(renderer)))
  await buildWorker(renderer, readAssets(CLIENT), files)
  await compressAssets(files)
  dropMaps(keepReleases(CLIENT, before, files))
}

/** Returns the files it made, as paths from its folder, where those of earlier releases stay. */
async function buildClient(): Promise<string[]> {
  const made = await build({ root: ROOT, logLevel: 'warn', build: { emptyOutDir: false } })
  return filesOf(made)
}

const filesOf = (made: Awaited<ReturnType<typeof build>>): string[] =>
  [made]
    .flat()
    .flatMap(one => ('output' in one ? one.output : []))
    .map(({ fileName }) => fileName)
    .filter(file => file.startsWith('assets/'))

/** One file without shared parts; its styles are in the pages' own. */
async function buildReading(): Promise<string[]> {
  const made = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [keepMaps()],
    css: { modules: { generateScopedName: CLASS_NAME } },
    build: {
      target: TARGET,
      sourcemap: 'hidden',
      outDir: CLIENT,
      emptyOutDir: false,
      modulePreload: { polyfill: false },
      manifest: '.vite/reading.json',
      rolldownOptions: {
        input: 'src/client/reading.ts',
        preserveEntrySignatures: 'strict',
        output: { codeSplitting: false, sourcemapExcludeSources: true },
      },
    },
  })
  return filesOf(made).filter(file => file.endsWith('.js'))
}

/** The stylesheets of each page on each device. */
function stylesOfPages(renderer: PageRenderer): string[][] {
  writeFileSync(join(CLIENT, '.vite/joined-styles.json'), '{}')
  const assetsOf = readAssets(CLIENT)
  return renderer.bundles.map(page => assetsOf(page).styles)
}

function hashOf(sources: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of globSync(sources, { cwd: ROOT }).sort()) {
    if (/\.test\.tsx?$/.test(file) || !statSync(join(ROOT, file)).isFile()) continue
    hash.update(file).update(readFileSync(join(ROOT, file)))
  }
  return hash.digest('hex')
}

/** File names contain a content hash, so the best compression pays off once, at build time. */
async function compressAssets(files: readonly string[]): Promise<void> {
  const compressOne = async (file: string) => {
    const path = join(CLIENT, file)
    const bytes = readFileSync(path)
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
    writeFileSync(`${path}.br`, await promisify(brotliCompress)(bytes, { params }))
    writeFileSync(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }))
  }
  const queue = files.filter(file => COMPRESSED.has(extname(file)))
  const work = async () => {
    for (let file = queue.pop(); file; file = queue.pop()) await compressOne(file)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
}

if (process.argv[1] === import.meta.filename) {
  console.log((await buildIfStale()) ? 'Собрано: dist/' : 'Сборка свежая: dist/')
}
