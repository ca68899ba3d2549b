import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'

type ColorScheme = 'light' | 'dark'

export const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

interface AxeViolation {
  id: string
  nodes: { target: string[]; failureSummary: string }[]
}

/**
 * All axe violations in both colour schemes. Contrast, the slowest rule, is checked once per kind of text, because
 * pages repeat the same few hundred.
 */
export async function axeViolations(page: Page): Promise<Record<ColorScheme, string[]>> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  if (!(await page.evaluate<boolean>(`'axe' in window`))) await page.evaluate(AXE)
  const light = await violationsIn(page, 'light', {})
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  return { light, dark: await violationsIn(page, 'dark', { runOnly: [CONTRAST] }) }
}

const CONTRAST = 'color-contrast'

/** Kinds of text that have passed the contrast check. */
const readable = new Set<string>()

/** One run for all rules: each run first walks the whole page. Contrast is limited to a sample of each new kind. */
async function violationsIn(page: Page, colorScheme: ColorScheme, options: { runOnly?: string[] }): Promise<string[]> {
  const kinds = await page.evaluate<string[]>(TEXT_KINDS)
  const keyOf = (kind: string) => `${colorScheme} ${page.viewportSize()?.width} ${kind}`
  const fresh = kinds.flatMap((kind, nth) => (readable.has(keyOf(kind)) ? [] : [nth]))
  if (fresh.length === 0 && options.runOnly) return []
  const violations = await runAxe(page, fresh, options)
  const isReadable = violations.every(({ id }) => id !== CONTRAST)
  if (isReadable) for (const kind of kinds) readable.add(keyOf(kind))
  return violations.map(describeViolation)
}

/**
 * Stores one element of each kind in `textSamples` and returns the kinds. Two texts are of one kind if they share what
 * axe computes contrast from: size, weight, colour, the stack of backgrounds and the classes up to the landmark.
 */
const TEXT_KINDS = `(() => {
  const samples = new Map()
  const paints = new Map()
  // Backgrounds and classes of an element and its ancestors, memoised.
  const paintOf = element => {
    if (element === null) return ''
    const known = paints.get(element)
    if (known !== undefined) return known
    const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode, position } = getComputedStyle(element)
    const own = [backgroundColor, backgroundImage, opacity, filter, mixBlendMode, position].join(' ')
    const isLandmark = element.matches('main, header, footer, body, html')
    const paint = own + (isLandmark ? '' : ' ' + element.tagName + '.' + element.className) + '/' + paintOf(element.parentElement)
    paints.set(element, paint)
    return paint
  }
  const isText = element =>
    element.matches('input, select, textarea') ||
    Array.from(element.childNodes).some(node => node.nodeType === 3 && node.data.trim() !== '')
  for (const element of document.body.querySelectorAll('*')) {
    if (!isText(element) || !element.checkVisibility()) continue
    const { color, fontSize, fontWeight, textShadow, webkitTextStroke } = getComputedStyle(element)
    const kind = [color, fontSize, fontWeight, textShadow, webkitTextStroke, element.matches(':disabled'), paintOf(element)].join(' ')
    if (!samples.has(kind)) samples.set(kind, element)
  }
  window.textSamples = [...samples.values()]
  return [...samples.keys()]
})()`

interface AxeReport {
  violations: AxeViolation[]
  /** Structures of header and footer. */
  frame: number[]
}

/** Structures of headers and footers without violations. */
const knownFrames = new Set<number>()

async function runAxe(page: Page, samples: readonly number[], options: object): Promise<AxeViolation[]> {
  // Reporting passed rules would double the time.
  const only = JSON.stringify({ resultTypes: ['violations'], ...options })
  const { violations, frame } = await page.evaluate<AxeReport>(`(async () => {
    const samples = ${JSON.stringify(samples)}.map(nth => window.textSamples[nth])
    for (const sample of samples) sample.setAttribute('data-contrast', '')
    axe.configure({ rules: [{ id: '${CONTRAST}', selector: '[data-contrast]' }] })
    const { frame, show } = (${HIDE_KNOWN})(new Set(${JSON.stringify([...knownFrames])}))
    const { violations } = await axe.run(document, ${only})
    show()
    for (const sample of samples) sample.removeAttribute('data-contrast')
    return {
      frame,
      violations: violations.map(({ id, nodes }) => ({
        id,
        nodes: nodes.map(({ target, failureSummary }) => ({ target, failureSummary })),
      })),
    }
  })()`)
  if (violations.length === 0) for (const structure of frame) knownFrames.add(structure)
  return violations
}

/**
 * Hides what would be checked again, because axe takes longer than the page itself: items of a list after the first two
 * of the same structure, and a header or footer seen before. Rules look at tags, attributes and whether there is text,
 * which make up a structure; samples for the contrast stay.
 */
const HIDE_KNOWN = `known => {
  const structures = new Map()
  const structureOf = element => {
    let text = element.tagName + '.' + element.getAttribute('class') + element.getAttribute('type') + element.getAttribute('role')
    for (const name of element.getAttributeNames()) text += ' ' + name
    for (const child of element.childNodes) {
      if (child.nodeType === 1) text += ',' + structureOf(child)
      else if (child.nodeType === 3 && child.data.trim() !== '') text += ',text'
    }
    let hash = 7
    for (let nth = 0; nth < text.length; nth += 1) hash = (Math.imul(hash, 31) + text.charCodeAt(nth)) | 0
    structures.set(element, hash)
    return hash
  }
  structureOf(document.body)
  const hidden = []
  const hide = element => {
    if (element.matches('[data-contrast]') || element.querySelector('[data-contrast]')) return
    element.setAttribute('data-known', '')
    hidden.push(element)
  }
  for (const parent of document.body.querySelectorAll('*')) {
    const seen = new Map()
    for (const child of parent.children) {
      const structure = structures.get(child)
      const before = seen.get(structure) ?? 0
      seen.set(structure, before + 1)
      if (before >= 2) hide(child)
    }
  }
  const frame = [...document.querySelectorAll('#root > header, #root > footer')]
  for (const part of frame) if (known.has(structures.get(part))) hide(part)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('[data-known] { display: none !important }')
  document.adoptedStyleSheets.push(sheet)
  return {
    frame: frame.map(part => structures.get(part)),
    show() {
      document.adoptedStyleSheets.pop()
      for (const element of hidden) element.removeAttribute('data-known')
    },
  }
}`

function describeViolation({ id, nodes }: AxeViolation): string {
  const places = nodes.slice(0, 3).map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`)
  return `${id} × ${nodes.length} ${places.join(' | ')}`
}
