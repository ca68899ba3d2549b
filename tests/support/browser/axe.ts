import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { TEXT_KINDS, type TextKind } from './text-kinds.ts'

type ColorScheme = 'light' | 'dark'

export const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

interface AxeViolation {
  id: string
  nodes: { html: string; failureSummary: string }[]
}

/** All axe violations in both colour schemes. */
export async function axeViolations(page: Page): Promise<Record<ColorScheme, string[]>> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  if (!(await page.evaluate<boolean>(`'axe' in window`))) await page.evaluate(AXE)
  const light = [...(await structureViolations(page)), ...(await colorViolations(page))]
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  return { light, dark: await colorViolations(page) }
}

/** Half of axe's time if they look at every text, so they look at samples. */
const COLOR_RULES = [
  { id: 'color-contrast', selector: '[data-sample]' },
  { id: 'link-in-text-block', selector: '[data-sample-link]' },
]
const COLOR_RULE_IDS = COLOR_RULES.map(({ id }) => id)

/** Structures of headers and footers without violations. */
const knownFrames = new Set<number>()

/** Violations of the rules that do not depend on colours. */
async function structureViolations(page: Page): Promise<string[]> {
  const rules = Object.fromEntries(COLOR_RULE_IDS.map(id => [id, { enabled: false }]))
  const { violations, frame } = await page.evaluate<{ violations: AxeViolation[]; frame: number[] }>(`(async () => {
    const { frame, show } = (${HIDE_KNOWN})(new Set(${JSON.stringify([...knownFrames])}))
    // Reporting passed rules would double the time.
    const { violations } = await axe.run(document, { resultTypes: ['violations'], rules: ${JSON.stringify(rules)} })
    show()
    return { frame, violations: (${PLAIN})(violations) }
  })()`)
  if (violations.length === 0) for (const structure of frame) knownFrames.add(structure)
  return violations.map(describeViolation)
}

/** Looks of text that have passed, and places about which axe cannot decide. */
const checked = new Set<string>()

/** Violations of the rules about colours, of one sample of each kind of text: pages repeat the same few. */
async function colorViolations(page: Page): Promise<string[]> {
  const kinds = await page.evaluate<TextKind[]>(TEXT_KINDS)
  const fresh = kinds
    .map((kind, nth) => ({ ...kind, nth }))
    .filter(({ look, place }) => !checked.has(look) && !checked.has(place))
  if (fresh.length === 0) return []
  const { violations, passed } = await page.evaluate<{ violations: AxeViolation[]; passed: boolean[] }>(`(async () => {
    const samples = ${JSON.stringify(fresh.map(({ nth }) => nth))}.map(nth => window.textSamples[nth])
    const mark = isMarked => {
      for (const sample of samples) {
        sample.toggleAttribute('data-sample', isMarked)
        sample.closest('a[href]')?.toggleAttribute('data-sample-link', isMarked)
      }
    }
    mark(true)
    axe.configure({ rules: ${JSON.stringify(COLOR_RULES)} })
    const { show } = (${HIDE_KNOWN})(new Set(${JSON.stringify([...knownFrames])}))
    const results = await axe.run(document, {
      runOnly: ${JSON.stringify(COLOR_RULE_IDS)},
      resultTypes: ['violations', 'passes', 'incomplete'],
      elementRef: true,
    })
    show()
    mark(false)
    const elements = list => new Set(list.flatMap(({ nodes }) => nodes.map(({ element }) => element)))
    const [passes, undecided] = [elements(results.passes), elements(results.incomplete)]
    return {
      violations: (${PLAIN})(results.violations),
      passed: samples.map(sample => passes.has(sample) && !undecided.has(sample.closest('a[href]'))),
    }
  })()`)
  if (violations.length === 0) {
    for (const [at, { look, place }] of fresh.entries()) checked.add(passed[at] ? look : place)
  }
  return violations.map(describeViolation)
}

const PLAIN = `violations => violations.map(({ id, nodes }) => ({
  id,
  nodes: nodes.map(({ html, failureSummary }) => ({ html, failureSummary })),
}))`

/**
 * Hides what would be checked again, because axe takes longer than the page itself: items of a list after the first two
 * of the same structure, and a header or footer seen before. Rules look at tags, attributes and whether there is text,
 * which make up a structure; samples of colours stay.
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
    if (element.matches('[data-sample]') || element.querySelector('[data-sample]')) return
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
  const places = nodes.slice(0, 3).map(({ html, failureSummary }) => `${html}: ${failureSummary}`)
  return `${id} × ${nodes.length} ${places.join(' | ')}`
}
