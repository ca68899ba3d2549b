import { basename, dirname, join, relative } from 'node:path'
import { build, type Plugin } from 'vite'

const ROOT = join(import.meta.dirname, '..')
const OUT = join(ROOT, 'dist/site')
export const SITE_MAIN = join(OUT, 'main.js')

/** They find their own files beside themselves. */
const EXTERNAL = ['@electric-sql/pglite', '@resvg/resvg-wasm', 'pg-native']

/**
 * Joins the server and its packages into a few files: a process that loads 1,700 takes half as long again to start, and
 * 30 MB more. Names stay readable for the log.
 */
export async function buildSite(): Promise<void> {
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [keepPlaces()],
    ssr: { noExternal: true, external: EXTERNAL },
    build: {
      ssr: true,
      target: 'node22',
      outDir: OUT,
      rolldownOptions: {
        input: join(ROOT, 'src/main.ts'),
        platform: 'node',
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
          minify: { mangle: false, compress: false, codegen: { removeWhitespace: true } },
        },
      },
    },
  })
}

const WORKER = /new URL\('(\.\/[\w-]+)\.ts', import\.meta\.url\)/g
const PLACE = /import\.meta\.(dirname|url)\b/g

/** Sources name files by their own place; the bundle knows where that was. Threads become files of the bundle. */
function keepPlaces(): Plugin {
  return {
    name: 'keep-places',
    enforce: 'pre',
    transform(code, id) {
      if (!id.startsWith(join(ROOT, 'src')) || !code.includes('import.meta.')) return null
      const place = relative(OUT, id)
      const withThreads = code.replace(WORKER, (_, name: string) => {
        const source = join(dirname(id), `${name}.ts`)
        const fileName = `${basename(dirname(source))}-${basename(name)}.js`
        this.emitFile({ type: 'chunk', id: source, fileName })
        return `new URL('./${fileName}', THREADS)`
      })
      return withThreads
        .replace(PLACE, (_, kind: string) =>
          kind === 'url'
            ? `new URL(${JSON.stringify(place)}, import.meta.url).href`
            : `(import.meta.dirname + ${JSON.stringify(`/${dirname(place)}`)})`,
        )
        .replaceAll('THREADS', 'import.meta.url')
    },
  }
}
