import type { Page } from 'playwright-core'

/**
 * What is wrong with the drawings of the shown page, or of the modal dialog over it, at its width: ticks without numbers,
 * an axis whose own labels are all hidden, a text over another or over a dot, a text that its box or the window cuts, or
 * that we cut ourselves.
 */
export const chartFaults = (page: Page): Promise<string[]> => page.evaluate<string[]>(`(${FIND_FAULTS})()`)

// Boxes of glyphs are higher than what is seen of them.
const FIND_FAULTS = `() => {
  const faults = new Set()
  const modal = document.querySelector('dialog:modal')
  const main = modal ?? document.querySelector('main') ?? document.body
  const SEPARATE = modal ? '[data-floating]' : '[data-floating], dialog'
  const PICTURES = '[data-picture], a > svg:only-child, button svg'
  const drawings = [...main.querySelectorAll('svg')].filter(
    svg => svg.parentElement?.closest('svg') === null && !svg.closest(PICTURES) && (modal || !svg.closest('dialog')) && isShown(svg),
  )
  const texts = textBoxes(main)
  for (const svg of drawings) {
    const near = around(svg)
    const labels = texts.filter(({ box, element }) => svg.contains(element) || meets(box, near))
    if (hasTicks(svg)) {
      if (labels.length === 0) faults.add('ticks without numbers: ' + nameOf(svg))
      const own = [...svg.querySelectorAll('text')]
      if (own.length > 0 && !own.some(isSeen)) faults.add('labels of an axis hidden: ' + nameOf(svg))
    }
    const dots = [...svg.querySelectorAll('circle')]
      .map(dot => seenOf(svg.parentElement, dot.getBoundingClientRect()))
      .filter(dot => dot !== null && dot.right - dot.left > 3)
    for (const { box, text } of labels) {
      if (dots.some(dot => meets(box, shrunk(dot, 0.15)))) faults.add('a dot under «' + text + '»')
    }
  }
  for (const { box, text, element } of texts) {
    const isDrawn = element.closest('svg') !== null
    const clip = isDrawn ? clipOf(element) : null
    const isCut = clip !== null && (box.left < clip.left - 1 || box.right > clip.right + 1) && isWithin(element, clip)
    const isOutside = isDrawn && clip === null && (box.left < -1 || box.right > innerWidth + 1)
    const isShortened = isDrawn && element.textContent.trim().endsWith('…')
    if (isCut || isOutside || isShortened) faults.add('cut: «' + text + '»')
  }
  const sorted = texts.filter(({ element }) => !isStuck(element)).toSorted((a, b) => a.box.top - b.box.top)
  for (const [at, one] of sorted.entries()) {
    for (const other of sorted.slice(at + 1)) {
      if (other.box.top >= one.box.bottom) break
      const areApart = one.element === other.element || !meets(one.box, other.box)
      if (!areApart) faults.add('«' + one.text + '» over «' + other.text + '»')
    }
  }
  return [...faults]

  function isShown(element) {
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  }

  /** A drawn text that is shown, and that no box around it cuts away. */
  function isSeen(text) {
    if (!isShown(text) || isForReaders(text)) return false
    const cuts = ({ overflowX }) => overflowX === 'hidden' || overflowX === 'clip'
    return clippedBy(text, text.getBoundingClientRect(), cuts) !== null
  }

  function textBoxes(root) {
    const found = []
    const range = document.createRange()
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      if (node.data.trim() === '' || element.closest('title, desc, style, script, ' + SEPARATE)) continue
      if (!isShown(element) || isForReaders(element)) continue
      range.selectNodeContents(node)
      for (const rect of range.getClientRects()) {
        if (rect.width < 2 || rect.height < 2) continue
        const box = seenOf(element, { left: rect.left + 1, right: rect.right - 1, top: rect.top + rect.height * 0.28, bottom: rect.bottom - rect.height * 0.26 })
        if (box) found.push({ element, text: node.data.trim().slice(0, 40), box })
      }
    }
    return found
  }

  /** For screen readers only. */
  function isForReaders(element) {
    for (let part = element; part && part !== main; part = part.parentElement) {
      const { clipPath, clip } = getComputedStyle(part)
      if (clipPath.startsWith('inset(50%') || (clip !== 'auto' && clip !== '')) return true
    }
    return false
  }

  /** Passes over what it does not scroll with. */
  function isStuck(element) {
    for (let part = element; part && part !== main; part = part.parentElement) {
      const { position } = getComputedStyle(part)
      if (position === 'sticky' || position === 'fixed') return true
    }
    return false
  }

  /** Without what a box that scrolls or cuts hides of it; drawn text loses only what a reader scrolls to. */
  function seenOf(element, box) {
    const hides = element.closest('svg') ? ['auto', 'scroll'] : ['auto', 'scroll', 'hidden', 'clip']
    return clippedBy(element, box, ({ overflowX, overflowY, display }) =>
      display !== 'inline' && (hides.includes(overflowX) || hides.includes(overflowY)))
  }

  function clippedBy(element, box, hides) {
    let { left, right, top, bottom } = box
    for (let part = element; part && part !== document.body; part = part.parentElement) {
      if (!hides(getComputedStyle(part))) continue
      const clip = part.getBoundingClientRect()
      left = Math.max(left, clip.left)
      right = Math.min(right, clip.right)
      top = Math.max(top, clip.top)
      bottom = Math.min(bottom, clip.bottom)
    }
    return right - left > 2 && bottom - top > 2 ? { left, right, top, bottom } : null
  }

  /** What cuts a drawn text; null where it scrolls or nothing does. */
  function clipOf(element) {
    for (let part = element.parentElement; part && part !== document.body; part = part.parentElement) {
      const { overflowX } = getComputedStyle(part)
      if (overflowX === 'auto' || overflowX === 'scroll') return { left: -Infinity, right: Infinity }
      if (overflowX === 'hidden' || overflowX === 'clip') return part.getBoundingClientRect()
    }
    return null
  }

  /** A drawing that a reader pulls into view is not cut. */
  function isWithin(element, clip) {
    const { left, right } = element.closest('svg').getBoundingClientRect()
    return left >= clip.left - 1 && right <= clip.right + 1
  }

  /** Short parallel lines along one base. */
  function hasTicks(svg) {
    const bases = new Map()
    for (const line of svg.querySelectorAll('line, path')) {
      const { width, height, bottom, top } = line.getBoundingClientRect()
      if (width > 1.5 || height < 3 || height > 12) continue
      for (const base of ['b' + Math.round(bottom), 't' + Math.round(top)]) bases.set(base, (bases.get(base) ?? 0) + 1)
    }
    return Math.max(0, ...bases.values()) >= 3
  }

  function around(svg) {
    const { left, right, top, bottom } = svg.getBoundingClientRect()
    return { left: left - 4, right: right + 4, top: top - 24, bottom: bottom + 24 }
  }

  function meets(a, b) {
    return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
  }

  function shrunk({ left, right, top, bottom }, share) {
    const [x, y] = [(right - left) * share, (bottom - top) * share]
    return { left: left + x, right: right - x, top: top + y, bottom: bottom - y }
  }

  function nameOf(svg) {
    const label = svg.getAttribute('aria-label') ?? svg.parentElement?.getAttribute('class') ?? ''
    return label.slice(0, 60) + ' ' + (svg.getAttribute('class') ?? '')
  }
}`
