import { basename, dirname, join, relative } from 'node:path'
import { build, type Plugin } from 'vite'

const ROOT = join(import.meta.dirname, '..')
const OUT = join(ROOT, 'dist/site')

/** They find their own files beside themselves. */
const EXTERNAL = ['@electric-sql/pglite', '@resvg/resvg-wasm', 'pg-native']

/**
 * Joins the server and its packages into a few files: a process that loads 1,700 takes twice as long to start, and
 * 20 MB more. Names stay readable for the log.
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
      sourcemap: true,
      rolldownOptions: {
        input: join(ROOT, 'src/main.ts'),
        platform: 'node',
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
          sourcemapExcludeSources: true,
          minify: { mangle: false, compress: false, codegen: { removeWhitespace: true } },
        },
      },
    },
  })
}

/** A thread's file, or the place of the source itself. */
const PLACE = /new URL\('\.\/([\w-]+)\.ts', import\.meta\.url\)|import\.meta\.(dirname|url)\b/g

/** Sources name files by their own place; the bundle knows where that was. Threads become files of the bundle. */
function keepPlaces(): Plugin {
  return {
    name: 'keep-places',
    enforce: 'pre',
    transform(code, id) {
      if (!id.startsWith(join(ROOT, 'src')) || !code.includes('import.meta.')) return null
      const place = relative(OUT, id)
      const placed = code.replace(PLACE, (_, thread: string | undefined, kind: string) => {
        if (thread !== undefined) {
          const fileName = `${basename(dirname(id))}-${thread}.js`
          this.emitFile({ type: 'chunk', id: join(dirname(id), `${thread}.ts`), fileName })
          return `new URL('./${fileName}', import.meta.url)`
        }
        return kind === 'url'
          ? `new URL(${JSON.stringify(place)}, import.meta.url).href`
          : `(import.meta.dirname + ${JSON.stringify(`/${dirname(place)}`)})`
      })
      // No line moves.
      return { code: placed, map: null }
    },
  }
}
