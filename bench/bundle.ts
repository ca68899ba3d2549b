import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { PageBundle, PageRenderer } from '#contract/page-renderer.ts'
import { readAssets } from '#server/ssr/assets.ts'
import { budgets, type Finding } from './budget.ts'

const DIST = join(import.meta.dirname, '../dist')
const CLIENT = join(DIST, 'client')

/** Most visits see no others. */
const MAIN_PAGES: readonly string[] = ['main', 'rating', 'my-rating', 'agency', 'compare']

/** Scripts and styles that each page loads on each device before the visitor acts, in brotli. */
export async function measureBundle(): Promise<Finding[]> {
  const { renderer } = (await import(join(DIST, 'server/entry-server.js'))) as { renderer: PageRenderer }
  const assetsOf = readAssets(CLIENT)
  const findings = renderer.bundles.flatMap(bundle => {
    const { device } = bundle
    const { scripts, styles } = assetsOf(bundle)
    const name = `${nameOf(bundle)}, ${device}`
    const { bundle: bounds } = budgets
    const allowed = isMain(bundle) ? bounds.mainScripts : bounds.otherScripts
    return [
      { name: `JS ${name}`, value: kilobytes(scripts), unit: 'КБ', bounds: allowed },
      { name: `CSS ${name}`, value: kilobytes(styles), unit: 'КБ', bounds: bounds.styles },
    ]
  })
  const { fonts } = assetsOf({ modules: [], drawn: null })
  return [...findings, { name: 'шрифты', value: kilobytes(fonts), unit: 'КБ', bounds: budgets.bundle.fonts }]
}

/** Failures bear the name `main`, for a page without a path; a lost link has the scripts of the private page it replaces. */
const isMain = (bundle: PageBundle): boolean =>
  MAIN_PAGES.includes(bundle.page) && !nameOf(bundle).includes(' failures/')

/** Pages with the same name differ in the folder of their view. */
const nameOf = ({ page, modules, drawn }: PageBundle): string =>
  `${page} ${(drawn ?? modules.at(-1))?.replace(/^src\/client\/pages\/|\.tsx$/g, '')}`

const sizes = new Map<string, number>()

function kilobytes(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + sizeOf(file), 0) / 1000
}

function sizeOf(file: string): number {
  const known = sizes.get(file)
  if (known !== undefined) return known
  const content = readFileSync(join(CLIENT, file))
  const size = file.endsWith('.woff2') ? content.length : brotliCompressSync(content).length
  sizes.set(file, size)
  return size
}
