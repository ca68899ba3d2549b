import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import type { PageRenderer } from '../src/contract/page-renderer.ts'
import { readAssets } from '../src/server/ssr/assets.ts'
import { buildSite } from './build-site.ts'
import { buildWorker } from './build-worker.ts'
import { isCompressed, isStale, markBuilt, markCompressed, PAGES, QUICKLY, SITE } from './built-from.ts'
import { CLASS_NAME, TARGET } from './bundle-groups.ts'
import { compressAssets } from './compress-assets.ts'
import { joinStyles } from './join-styles.ts'
import { dropMaps, keepMaps } from './keep-maps.ts'
import { keepReleases, readReleases } from './keep-releases.ts'

const ROOT = join(import.meta.dirname, '..')
const CLIENT = join(ROOT, 'dist/client')
const MAKERS = [
  { bundle: PAGES, make: buildPages },
  { bundle: SITE, make: buildSite },
]

/** Builds what is not up to date: the pages, for the browser and the renderer, and the server; returns whether it built. */
export async function buildIfStale(): Promise<boolean> {
  const hasBuilt = await buildQuickly()
  if (isCompressed()) return hasBuilt
  await compressAssets(CLIENT, readReleases(CLIENT)[0] ?? [], 'best')
  markCompressed()
  return true
}

/** Leaves out the best compression, which takes as long as everything else. */
async function buildQuickly(): Promise<boolean> {
  const stale = MAKERS.filter(({ bundle }) => isStale(bundle))
  for (const { bundle, make } of stale) {
    process.env.NODE_ENV = 'production'
    await make()
    markBuilt(bundle)
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
  await compressAssets(CLIENT, files, 'quick')
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

if (process.argv[1] === import.meta.filename) {
  const hasBuilt = await (process.argv.includes(QUICKLY) ? buildQuickly() : buildIfStale())
  console.log(hasBuilt ? 'Собрано: dist/' : 'Сборка свежая: dist/')
}
