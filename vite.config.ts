import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// What some pages need, or an act of the visitor: else the first load of every page would carry it.
const NOT_FOR_ALL = [
  /client\/(pages|later-routes)\//,
  /client\/features\/(?!main-menu|notices|site-footer|site-search\/search-p)/,
  /client\/store\/(suggest|autocomplete|native-cards|agency-blocks|use-command|mobile)/,
  /client\/app\/crumbs/,
  /client\/ui\/(modal|drawer|dialog|field|select|checkbox|text-|card|section-heading|badge|table|disclosure)\b/,
  /client\/ui\/(tab-links|breadcrumbs|empty-state|use-closing|use-current|star-row)/,
  /domain\/(dates|forms|pictures|phones|vocabulary\/(review|price))/,
  /icons\/phone/,
]

// `npm run build` makes two bundles: the browser's (dist/client) and the renderer the server imports (dist/server).
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
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
