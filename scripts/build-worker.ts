import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { build } from 'vite'
import type { PageRenderer } from '../src/contract/page-renderer.ts'
import { href, PATHS } from '../src/domain/paths/paths.ts'
import type { AssetsOf } from '../src/server/ssr/assets.ts'
import { TARGET } from './bundle-groups.ts'

const ROOT = join(import.meta.dirname, '..')
const ENTRY = 'src/client/worker/service-worker.ts'
const DEVICES = ['desktop', 'mobile'] as const

/** Loaded later than the offline page itself, and needed by it. */
const ON_DEMAND = [
  'src/client/features/offline/start-offline.tsx',
  'src/client/features/viewed-agencies/viewed-strip.tsx',
]

/**
 * Builds /service-worker.js. The names of all files of the build are its version, so the worker of each release differs
 * and browsers replace the old one. It is one classic script: module workers are younger than service workers.
 */
export async function buildWorker(renderer: PageRenderer, assetsOf: AssetsOf, files: readonly string[]): Promise<void> {
  const release = {
    version: createHash('sha256').update(files.toSorted().join()).digest('base64url').slice(0, 12),
    offlinePath: href('offline'),
    privatePrefixes: Object.values(PATHS).flatMap(({ secretPrefix }) => secretPrefix ?? []),
    shell: Object.fromEntries(DEVICES.map(device => [device, shellOf(device, renderer, assetsOf)])),
  }
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { RELEASE: JSON.stringify(release) },
    build: {
      target: TARGET,
      outDir: 'dist/client',
      emptyOutDir: false,
      rolldownOptions: { input: ENTRY, output: { entryFileNames: 'service-worker.js', format: 'iife' } },
    },
  })
}

function shellOf(device: (typeof DEVICES)[number], { bundles }: PageRenderer, assetsOf: AssetsOf): string[] {
  const offline = bundles.find(bundle => bundle.page === 'offline' && bundle.device === device)
  if (!offline) throw new Error('The bundle has no offline page')
  const page = assetsOf(offline)
  const whole = assetsOf({ ...offline, modules: [...offline.modules, ...ON_DEMAND] })
  // The page's own stylesheets travel joined (scripts/join-styles.ts).
  const own = page.joined ?? page.styles
  const styles = [...page.styles, ...(whole.joined ?? whole.styles).filter(file => !own.includes(file))]
  return [...new Set([page.start ?? [], whole.scripts, styles, page.fonts].flat())]
}
