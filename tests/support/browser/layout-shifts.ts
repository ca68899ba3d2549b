import type { Page } from 'playwright-core'

/** A font that comes a moment late moves letters by fractions of a pixel. */
const SHIFT_OF_FONTS = 0.005

// Counted from the first frame on; shifts right after a press are the visitor's own.
const COUNT_SHIFTS = `window.layoutShift = { sum: 0, moved: [] }
const wordsOf = ({ node, previousRect, currentRect }) =>
  (node?.outerHTML ?? node?.textContent ?? '').slice(0, 100) + ' ' + previousRect.y + ' -> ' + currentRect.y
new PerformanceObserver(list => {
  for (const { hadRecentInput, value, sources } of list.getEntries()) {
    if (hadRecentInput) continue
    window.layoutShift.sum += value
    window.layoutShift.moved.push(...sources.map(wordsOf))
  }
}).observe({ type: 'layout-shift', buffered: true })`

/** From the page's next address on. */
export const countShifts = (page: Page): Promise<unknown> => page.addInitScript(COUNT_SHIFTS)

/** What jumped while the page came up, with its height before and after. */
export const movedThings = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(`layoutShift.sum < ${SHIFT_OF_FONTS} ? [] : layoutShift.moved`)
