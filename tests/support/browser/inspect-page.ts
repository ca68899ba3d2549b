import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { BrowserContext, Page } from 'playwright-core'
import { inject } from 'vitest'
import { hydrated } from './browser.ts'
import { countShifts, movedThings } from './layout-shifts.ts'

export interface PageReport {
  status: number
  /** Everything the console said that is no plain word: errors, warnings, what was thrown. */
  complaints: string[]
  foreignRequests: string[]
  lang: string
  rootClass: string
  title: string
  canonical: string | null
  headings: string[]
  moved: string[]
  /** Width of the page beyond the window, by the window's width. */
  sidewaysScroll: Record<number, number>
  /** What axe found, in light and in dark colours. */
  axe: Record<'light' | 'dark', string[]>
}

/** Opens an address as a visitor does and writes down whatever is wrong with it. */
export async function inspectPage(context: BrowserContext, path: string, widths: number[]): Promise<PageReport> {
  const page = await context.newPage()
  const complaints = listen(page)
  const foreignRequests: string[] = []
  page.on('request', request => {
    const isOwn = request.url().startsWith(`${inject('siteUrl')}/`) || request.url().startsWith('data:')
    if (!isOwn) foreignRequests.push(request.url())
  })
  // The second visit is looked at: how late the fonts come at the first is the affair of the network, not of the layout.
  await page.goto(path, { waitUntil: 'load' })
  await countShifts(page)
  const answer = await page.goto(path, { waitUntil: 'load' })
  await hydrated(page)
  // What waits for the visitor's cookies comes last; the notice is the sign that it has come.
  await page.getByRole('region', { name: 'Файлы cookie' }).waitFor()
  const report: PageReport = {
    status: answer?.status() ?? 0,
    complaints,
    foreignRequests,
    lang: (await page.locator('html').getAttribute('lang')) ?? '',
    rootClass: (await page.locator('html').getAttribute('class')) ?? '',
    title: await page.title(),
    canonical: await canonicalOf(page),
    headings: await page.locator('h1').allTextContents(),
    moved: await movedThings(page),
    sidewaysScroll: {},
    axe: { light: await lookWithAxe(page, 'light'), dark: await lookWithAxe(page, 'dark') },
  }
  for (const width of widths) report.sidewaysScroll[width] = await sidewaysScroll(page, width)
  await page.close()
  return report
}

/** Complaints are gathered as they come; the list grows while the page lives. */
export function listen(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', error => complaints.push(`thrown: ${error.message}`))
  page.on('console', message => {
    // The browser reports the page's own 404 as well; its status is checked by itself.
    const isOwnStatus = message.location().url === page.url() && message.text().startsWith('Failed to load resource')
    if (['error', 'warning'].includes(message.type()) && !isOwnStatus) complaints.push(message.text())
  })
  return complaints
}

async function canonicalOf(page: Page): Promise<string | null> {
  const links = await page.locator('link[rel=canonical]').all()
  return links.length === 1 ? ((await links[0]?.getAttribute('href')) ?? null) : null
}

/** Both ways it shows: the window scrolls, or, on a phone, zooms out to fit what is too wide. */
async function sidewaysScroll(page: Page, width: number): Promise<number> {
  await page.setViewportSize({ width, height: page.viewportSize()?.height ?? 900 })
  return page.evaluate<number>(`(() => {
    window.scrollTo(9999, 0)
    return window.scrollX + Math.max(0, document.documentElement.scrollWidth - ${width})
  })()`)
}

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

interface AxeViolation {
  id: string
  nodes: { target: string[]; failureSummary: string }[]
}

const known = new Map<string, Promise<string[]>>()

/** Pages that are the same to the last tag (all the 404s) need one look, not sixty. */
async function lookWithAxe(page: Page, colorScheme: 'light' | 'dark'): Promise<string[]> {
  const key = `${colorScheme} ${page.viewportSize()?.width} ${await page.locator('#root').innerHTML()}`
  const found = known.get(key) ?? runAxe(page, colorScheme)
  known.set(key, found)
  return found
}

/** Colours are all that differs in the dark, so only they are looked at twice. */
async function runAxe(page: Page, colorScheme: 'light' | 'dark'): Promise<string[]> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  if (!(await page.evaluate('window.axe !== undefined'))) await page.evaluate(AXE)
  // What passed is not told of: describing it takes as long as the rest.
  const options = { resultTypes: ['violations'], ...(colorScheme === 'dark' && { runOnly: ['color-contrast'] }) }
  const { violations } = await page.evaluate<{ violations: AxeViolation[] }>(`axe.run(${JSON.stringify(options)})`)
  return violations.map(({ id, nodes }) => {
    const places = nodes.slice(0, 3).map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`)
    return `${id} × ${nodes.length} ${places.join(' | ')}`
  })
}
