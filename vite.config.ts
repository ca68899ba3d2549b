import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { nameLazyModules } from './scripts/name-lazy-modules.ts'

// What some pages need, or an act of the visitor: else the first load of every page would carry it.
const NOT_FOR_ALL = [
  /client\/(pages|routes)\/(?!routes.ts)/,
  /client\/features\/(?!main-menu|notices|site-footer|site-search\/search-p|selection\/compare-box)/,
  /client\/store\/(shell\/(suggest|autocomplete)|rating\/native-cards|use-command|agency\/(agency-blocks|mobile|select-mobile|kept|selection))/,
  /client\/browser\/(recent|agency)/,
  /client\/app\/crumbs/,
  /client\/ui\/(modal|drawer|dialog|field|select|checkbox|text-|card|section-heading|badge|table|disclosure)\b/,
  /client\/ui\/(tab-links|breadcrumbs|empty-state|use-closing|use-current|star-row|notice|logo-line|toast|combobox|use-combobox)/,
  /domain\/(time\/dates|forms|web\/pictures|agency\/(chosen|agency-ids)|contacts\/phones|vocabulary\/(review|price|systems|cms-kinds|web-servers|rating-types))/,
  /icons\/(phone|circle|triangle|info|x)\b/,
]

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
      input: isSsrBuild ? 'src/client/entry-server.tsx' : 'src/client/entry-client.tsx',
      // Parts that most pages use travel together: one file compresses better than twenty.
      output: isSsrBuild
        ? {}
        : {
            codeSplitting: {
              groups: [{ name: 'shared', minShareCount: 3, test: id => !NOT_FOR_ALL.some(part => part.test(id)) }],
            },
          },
    },
  },
}))
