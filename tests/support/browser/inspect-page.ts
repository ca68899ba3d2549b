import type { BrowserContext, Page } from 'playwright-core'
import { inject } from 'vitest'
import { AXE, axeViolations } from './axe.ts'
import { appeared, hydrated } from './browser.ts'
import { chartFaults } from './chart-faults.ts'
import { countShifts, shiftedElements } from './layout-shifts.ts'

const HEIGHT = 900

interface Facts {
  lang: string
  rootClass: string
  title: string
  canonical: string | null
  headings: string[]
}

export interface PageReport extends Facts {
  status: number
  /** Console errors, warnings and uncaught exceptions. */
  consoleErrors: string[]
  foreignRequests: string[]
  shifted: string[]
  /** Horizontal overflow in pixels, by viewport width. */
  sidewaysScroll: Record<number, number>
  /** What is wrong with the drawings, by viewport width. */
  charts: Record<number, string[]>
  axe: Record<'light' | 'dark', string[]>
}

/**
 * Opens the page in which addresses are inspected one after another. Fonts are cached beforehand, because how late they
 * arrive on a first visit depends on the network, not on the layout.
 */
export async function openInspected(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.goto('/consent/')
  await page.evaluate(LOAD_FONTS)
  await page.addInitScript('localStorage.clear()')
  // Sent to the browser once, not for each page.
  await page.addInitScript(AXE)
  await countShifts(page)
  return page
}

/** Fallbacks are fonts of the machine, which has only some of them. */
const LOAD_FONTS = `Promise.all(
  Array.from(document.fonts).filter(({ family }) => !/Fallback|Android/.test(family)).map(font => font.load())
)`

/** Opens an address as a first-time visitor and collects everything wrong with it. */
export async function inspectPage(page: Page, path: string, widths: readonly number[]): Promise<PageReport> {
  await page.context().clearCookies()
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' })
  await resize(page, widths[0])
  const consoleErrors = collectConsoleErrors(page)
  const foreignRequests: string[] = []
  page.on('request', request => {
    const isOwn = request.url().startsWith(`${inject('siteUrl')}/`) || request.url().startsWith('data:')
    if (!isOwn) foreignRequests.push(request.url())
  })
  const answer = await page.goto(path, { waitUntil: 'load' })
  await hydrated(page)
  // The cookie notice is the last part to appear.
  await appeared(page, '[data-floating=cookies]')
  const shifted = await shiftedElements(page)
  await page.evaluate(LAY_OUT_WHOLE)
  const report: PageReport = {
    status: answer?.status() ?? 0,
    consoleErrors,
    foreignRequests,
    ...(await page.evaluate<Facts>(READ_FACTS)),
    shifted,
    axe: await axeViolations(page),
    sidewaysScroll: {},
    charts: { [page.viewportSize()?.width ?? 0]: await chartFaults(page) },
  }
  // A transparent page is laid out, but hardly painted.
  await page.evaluate(`document.documentElement.style.filter = 'opacity(0)'`)
  for (const width of widths) {
    // A phone gets the layout of phones.
    const isSqueezed = widths[0] !== width && width < 600 && (widths[0] ?? 0) > 600
    report.sidewaysScroll[width] = await sidewaysScroll(page, width)
    report.charts[width] ??= isSqueezed ? [] : await chartFaults(page)
  }
  page.removeAllListeners()
  // Preparing the window for the next page would lay this one out again.
  await page.evaluate('document.body.replaceChildren()')
  return report
}

/** Parts far from the screen are not laid out and a dialog shows what fits, so nothing wrong with the rest would show. */
export const LAY_OUT_WHOLE = `(() => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    '* { content-visibility: visible !important } dialog:modal { height: auto !important; max-height: none !important }',
  )
  document.adoptedStyleSheets = [sheet]
})()`

const READ_FACTS = `(() => {
  const { lang, className } = document.documentElement
  const links = document.querySelectorAll('link[rel=canonical]')
  return {
    lang,
    rootClass: className,
    title: document.title,
    canonical: links.length === 1 ? links[0].getAttribute('href') : null,
    headings: Array.from(document.querySelectorAll('h1'), heading => heading.textContent),
  }
})()`

/** Collects console errors, warnings and uncaught exceptions until the page closes. */
export function collectConsoleErrors(page: Page): string[] {
  const consoleErrors: string[] = []
  page.on('pageerror', error => consoleErrors.push(`thrown: ${error.message}`))
  page.on('console', message => {
    // The browser also reports the page's own 404, which is checked by its status.
    const isOwnStatus = message.location().url === page.url() && message.text().startsWith('Failed to load resource')
    if (['error', 'warning'].includes(message.type()) && !isOwnStatus) consoleErrors.push(message.text())
  })
  return consoleErrors
}

async function resize(page: Page, width = page.viewportSize()?.width ?? 0): Promise<void> {
  const { width: before, height = HEIGHT } = page.viewportSize() ?? {}
  if (before !== width) await page.setViewportSize({ width, height })
}

/** Covers both symptoms: the window scrolls, or a phone zooms out to fit wide content. */
async function sidewaysScroll(page: Page, width: number): Promise<number> {
  await resize(page, width)
  return page.evaluate<number>(`(() => {
    window.scrollTo(9999, 0)
    return window.scrollX + Math.max(0, document.documentElement.scrollWidth - ${width})
  })()`)
}
