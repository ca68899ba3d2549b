import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#tests/support/files/temporary-folder.ts'
import { readAssets } from './assets.ts'

const MANIFEST = {
  'src/client/entry-client.tsx': { file: 'assets/entry.js', imports: ['_react.js'], css: ['assets/entry.css'] },
  '_react.js': { file: 'assets/react.js' },
  '_rows.js': { file: 'assets/rows.js', imports: ['_react.js'], css: ['assets/rows.css'] },
  '_rating.js': {
    file: 'assets/rating.js',
    imports: ['src/client/entry-client.tsx', '_rows.js'],
    css: ['assets/rating.css'],
  },
  'src/client/pages/main/parts/main-page.tsx': { file: 'assets/main.js', imports: ['_rows.js'] },
  '_text.js': { file: 'assets/text.js', imports: ['src/client/entry-client.tsx'], css: ['assets/text.css'] },
  // A cycle between chunks must not hang the server.
  '_one.js': { file: 'assets/one.js', imports: ['_other.js'] },
  '_other.js': { file: 'assets/other.js', imports: ['_one.js'] },
  '.cache/fonts/golos-russian.woff2': {
    file: 'assets/cyrillic.woff2',
    src: '.cache/fonts/golos-russian.woff2',
  },
  '.cache/fonts/tablo-signs.woff2': {
    file: 'assets/signs.woff2',
    src: '.cache/fonts/tablo-signs.woff2',
  },
  'node_modules/golos/files/golos-text-cyrillic-ext-wght-normal.woff2': {
    file: 'assets/cyrillic-ext.woff2',
    src: 'node_modules/golos/files/golos-text-cyrillic-ext-wght-normal.woff2',
  },
}

/** Views of a family share a chunk, which the manifest names after its group. */
const LAZY_MODULES = {
  'src/client/pages/rating/desktop.tsx': 'assets/rating.js',
  'src/client/pages/rating/cms/system-rating.tsx': 'assets/rating.js',
  'src/client/pages/abc/item-view.tsx': 'assets/text.js',
}

const LAZY_STYLES = { 'src/client/pages/abc/item-view.tsx': ['assets/rows.css', 'assets/text.css'] }

const READING = { 'src/client/reading.ts': { file: 'assets/reading.js' } }

const JOINED_STYLES = { '/assets/entry.css,/assets/rows.css': '/assets/page-1.css' }

function assetsOf(...modules: string[]) {
  const folder = temporaryFolder()
  mkdirSync(join(folder, '.vite'))
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(MANIFEST))
  writeFileSync(join(folder, '.vite/lazy-modules.json'), JSON.stringify(LAZY_MODULES))
  writeFileSync(join(folder, '.vite/lazy-styles.json'), JSON.stringify(LAZY_STYLES))
  writeFileSync(join(folder, '.vite/joined-styles.json'), JSON.stringify(JOINED_STYLES))
  writeFileSync(join(folder, '.vite/reading.json'), JSON.stringify(READING))
  return readAssets(folder)({ modules, drawn: null })
}

test('a page gets the entry, its own chunk and shared chunks, dependencies first', () => {
  expect(assetsOf('src/client/pages/rating/desktop.tsx')).toMatchObject({
    entry: '/assets/entry.js',
    scripts: ['/assets/react.js', '/assets/entry.js', '/assets/rows.js', '/assets/rating.js'],
  })
})

test('styles come with the page, so that it is never painted without them', () => {
  const { styles } = assetsOf('src/client/pages/rating/cms/system-rating.tsx')
  expect(styles).toEqual(['/assets/entry.css', '/assets/rows.css', '/assets/rating.css'])
})

test('a text drawn without its code gets the styles of its parts, before its own', () => {
  expect(assetsOf('src/client/pages/abc/item-view.tsx')).toMatchObject({
    scripts: ['/assets/react.js', '/assets/entry.js', '/assets/text.js'],
    styles: ['/assets/entry.css', '/assets/rows.css', '/assets/text.css'],
  })
})

test('every page knows the script for reading', () => {
  expect(assetsOf('src/client/pages/abc/item-view.tsx')).toMatchObject({ reading: '/assets/reading.js' })
})

test('joined styles are one file, and the page knows which files are in it', () => {
  expect(assetsOf('src/client/pages/main/parts/main-page.tsx')).toMatchObject({
    styles: ['/assets/page-1.css'],
    joined: ['/assets/entry.css', '/assets/rows.css'],
  })
})

test('a page does not get another page', () => {
  const { scripts, styles } = assetsOf('src/client/pages/main/parts/main-page.tsx')
  expect(scripts).not.toContain('/assets/rating.js')
  expect(styles).not.toContain('/assets/rating.css')
})

test('only the fonts of the alphabets we use are preloaded', () => {
  expect(assetsOf().fonts).toEqual(['/assets/cyrillic.woff2', '/assets/signs.woff2'])
})

test('an unknown module adds nothing', () => {
  expect(assetsOf('src/client/pages/unheard/desktop.tsx').scripts).toEqual(['/assets/react.js', '/assets/entry.js'])
})

test('chunks that import each other are listed once', () => {
  expect(assetsOf('_one.js').scripts.filter(file => /one|other/.test(file))).toHaveLength(2)
})

test('a missing bundle throws at once', () => {
  expect(() => readAssets(temporaryFolder())).toThrow(/manifest\.json/)
})
