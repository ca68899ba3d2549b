import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { makeChunkNames } from './scripts/bundle-groups.ts'
import { nameLazyModules } from './scripts/name-lazy-modules.ts'

const LIGHT_ICONS = '\0light-icons'

/** lucide's icons made by src/client/ui/draw-icon.ts in place of its own, larger maker. */
const lightIcons: Plugin = {
  name: 'light-icons',
  enforce: 'pre',
  resolveId: (id, importer) =>
    /createLucideIcon/.test(id) && /lucide-react/.test(importer ?? '') ? LIGHT_ICONS : null,
  load: id =>
    id === LIGHT_ICONS ? "import { drawIcon } from '/src/client/ui/draw-icon.ts'\nexport default drawIcon" : null,
}

// `npm run build` makes two bundles: the browser's (dist/client) and the renderer the server imports (dist/server).
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [nameLazyModules(), react(), lightIcons],
  // Both bundles must draw the same icons, so the server's has them inside.
  ssr: { noExternal: ['lucide-react'] },
  publicDir: isSsrBuild ? false : 'public',
  css: { modules: { generateScopedName: isSsrBuild === undefined ? '[name]_[local]' : '[hash:base64:5]' } },
  build: {
    target: 'es2023',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      preserveEntrySignatures: 'allow-extension',
      input: isSsrBuild ? 'src/client/entry-server.tsx' : 'src/client/entry-client.tsx',
      output: isSsrBuild
        ? {}
        : {
            codeSplitting: {
              // A module is only ever imported by chunks loaded after it, so dependencies need not be pulled along.
              includeDependenciesRecursively: false,
              groups: [{ debugName: 'families', name: makeChunkNames(import.meta.dirname) }],
            },
          },
    },
  },
}))
