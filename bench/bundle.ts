import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { type PageAssets, readAssets } from '#server/ssr/assets.ts'
import { budgets, type Finding } from './budget.ts'

const CLIENT = join(import.meta.dirname, '../dist/client')
const DEVICES = ['desktop', 'mobile'] as const

/** What a first visit loads before the page can be used: scripts and styles of each page on each device, brotli. */
export function measureBundle(): Finding[] {
  const assetsOf = readAssets(CLIENT)
  const findings = DEVICES.flatMap(device =>
    pageFolders().flatMap(folder => {
      const view = viewOf(folder, device)
      return sizesOf(`${folder}, ${device}`, device, assetsOf([`src/client/layout/${device}.tsx`, view]))
    }),
  )
  const { fonts } = assetsOf([])
  return [...findings, { name: 'шрифты', value: kilobytes(fonts), unit: 'КБ', bounds: budgets.bundle.fonts }]
}

function sizesOf(name: string, device: (typeof DEVICES)[number], assets: PageAssets): Finding[] {
  const { scripts, styles } = budgets.bundle[device]
  return [
    { name: `JS ${name}`, value: kilobytes(assets.scripts), unit: 'КБ', bounds: scripts },
    { name: `CSS ${name}`, value: kilobytes(assets.styles), unit: 'КБ', bounds: styles },
  ]
}

function kilobytes(files: readonly string[]): number {
  const bytes = files.map(file => {
    const content = readFileSync(join(CLIENT, file))
    return file.endsWith('.woff2') ? content.length : brotliCompressSync(content).length
  })
  return bytes.reduce((sum, size) => sum + size, 0) / 1000
}

const manifest = (): string[] =>
  Object.keys(JSON.parse(readFileSync(join(CLIENT, '.vite/manifest.json'), 'utf8')) as Record<string, unknown>)

const PAGE_VIEW = /^src\/client\/pages\/([\w/-]+)\/(desktop|mobile|view)\.tsx$/

function pageFolders(): string[] {
  return [...new Set(manifest().flatMap(name => PAGE_VIEW.exec(name)?.[1] ?? []))].sort()
}

function viewOf(folder: string, device: string): string {
  const own = `src/client/pages/${folder}/${device}.tsx`
  return manifest().includes(own) ? own : `src/client/pages/${folder}/view.tsx`
}
