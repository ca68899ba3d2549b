import type { Page } from 'playwright-core'

/** A late font moves letters by fractions of a pixel. */
const SHIFT_OF_FONTS = 0.005

// Shifts right after an input are expected by the visitor and do not count.
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

/** Starts with the page's next navigation. */
export const countShifts = (page: Page): Promise<unknown> => page.addInitScript(COUNT_SHIFTS)

/** Elements that jumped while the page loaded, with their position before and after. */
export const movedThings = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(`layoutShift.sum < ${SHIFT_OF_FONTS} ? [] : layoutShift.moved`)
