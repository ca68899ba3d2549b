import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { CLASS_NAME, makeChunkNames, readViews, TARGET } from './scripts/bundle-groups.ts'
import { dropServerFacts } from './scripts/drop-server-facts.ts'
import { keepMaps } from './scripts/keep-maps.ts'
import { nameClasses } from './scripts/name-classes.ts'
import { nameLazyModules } from './scripts/name-lazy-modules.ts'
import { subsetFonts } from './scripts/subset-fonts.ts'

/** The shell names every file that a page may need, and letters of a hash do not compress. */
const FILE_NAMES = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
}

const DRAWN = new Set<string>()

// `npm run build` makes two bundles of the pages: the browser's (dist/client) and the renderer the server imports
// (dist/server). The server itself: scripts/build-site.ts.
export default defineConfig(
  async ({ command, isSsrBuild }): Promise<UserConfig> => ({
    plugins: [
      subsetFonts(),
      nameLazyModules(DRAWN),
      react({ jsxImportSource: '#jsx' }),
      ...(isSsrBuild ? [] : [dropServerFacts(), nameClasses(), keepMaps()]),
    ],
    publicDir: isSsrBuild ? false : 'public',
    css: { modules: { generateScopedName: isSsrBuild === undefined ? '[name]_[local]' : CLASS_NAME } },
    build: {
      target: TARGET,
      outDir: isSsrBuild ? 'dist/server' : 'dist/client',
      manifest: !isSsrBuild,
      // Browsers never learn that there are maps.
      sourcemap: 'hidden',
      assetsInlineLimit: 0,
      modulePreload: {
        polyfill: false,
        // Scripts import each other themselves; a list of them would be a kilobyte on every page.
        resolveDependencies: (_, files) => files.filter(file => file.endsWith('.css')),
      },
      rolldownOptions: {
        preserveEntrySignatures: 'allow-extension',
        input: isSsrBuild ? 'src/client/entry-server.tsx' : ['src/client/start.ts', 'src/client/entry-client.tsx'],
        // Development has no chunks, and finding the views loads all pages.
        output:
          isSsrBuild || command === 'serve'
            ? { sourcemapExcludeSources: true }
            : {
                sourcemapExcludeSources: true,
                ...FILE_NAMES,
                codeSplitting: {
                  // A module is only ever imported by chunks loaded after it, so dependencies need not be pulled along.
                  includeDependenciesRecursively: false,
                  groups: [
                    {
                      debugName: 'families',
                      name: makeChunkNames(import.meta.dirname, {
                        views: await readViews(import.meta.dirname),
                        drawn: DRAWN,
                      }),
                    },
                  ],
                },
              },
      },
    },
  }),
)
