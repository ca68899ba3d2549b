import type { Page } from 'playwright-core'

/** A late font shifts text by fractions of a pixel. */
const FONT_SHIFT = 0.005

// Shifts right after user input are expected and do not count.
const COUNT_SHIFTS = `window.layoutShift = { sum: 0, moved: [] }
const describeSource = ({ node, previousRect, currentRect }) =>
  (node?.outerHTML ?? node?.textContent ?? '').slice(0, 100) + ' ' + previousRect.y + ' -> ' + currentRect.y
new PerformanceObserver(list => {
  for (const { hadRecentInput, value, sources } of list.getEntries()) {
    if (hadRecentInput) continue
    window.layoutShift.sum += value
    window.layoutShift.moved.push(...sources.map(describeSource))
  }
}).observe({ type: 'layout-shift', buffered: true })`

/** Starts with the page's next navigation. */
export const countShifts = (page: Page): Promise<unknown> => page.addInitScript(COUNT_SHIFTS)

/** Elements that shifted while the page loaded, with their position before and after. */
export const shiftedElements = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(`layoutShift.sum < ${FONT_SHIFT} ? [] : layoutShift.moved`)
