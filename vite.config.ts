import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { CLASS_NAME, makeChunkNames, readViews, TARGET } from './scripts/bundle-groups.ts'
import { nameLazyModules } from './scripts/name-lazy-modules.ts'
import { subsetFonts } from './scripts/subset-fonts.ts'

// `npm run build` makes two bundles of the pages: the browser's (dist/client) and the renderer the server imports
// (dist/server). The server itself: scripts/build-site.ts.
export default defineConfig(
  async ({ isSsrBuild }): Promise<UserConfig> => ({
    plugins: [subsetFonts(), nameLazyModules(), react()],
    publicDir: isSsrBuild ? false : 'public',
    css: { modules: { generateScopedName: isSsrBuild === undefined ? '[name]_[local]' : CLASS_NAME } },
    build: {
      target: TARGET,
      outDir: isSsrBuild ? 'dist/server' : 'dist/client',
      manifest: !isSsrBuild,
      assetsInlineLimit: 0,
      modulePreload: {
        polyfill: false,
        // Scripts import each other themselves; a list of them would be a kilobyte on every page.
        resolveDependencies: (_, files) => files.filter(file => file.endsWith('.css')),
      },
      rolldownOptions: {
        preserveEntrySignatures: 'allow-extension',
        input: isSsrBuild ? 'src/client/entry-server.tsx' : ['src/client/start.ts', 'src/client/entry-client.tsx'],
        output: isSsrBuild
          ? {}
          : {
              codeSplitting: {
                // A module is only ever imported by chunks loaded after it, so dependencies need not be pulled along.
                includeDependenciesRecursively: false,
                groups: [
                  {
                    debugName: 'families',
                    name: makeChunkNames(import.meta.dirname, await readViews(import.meta.dirname)),
                  },
                ],
              },
            },
      },
    },
  }),
)
