import { afterAll, beforeAll, expect, inject } from 'vitest'
import { DEVICES, hydrated, test } from '#tests/support/browser.ts'
import { startDrippingSite } from '#tests/support/dripping-site.ts'
import { countShifts, movedThings } from '#tests/support/layout-shifts.ts'

let site: Awaited<ReturnType<typeof startDrippingSite>>

beforeAll(async () => {
  site = await startDrippingSite(inject('siteUrl'))
})
afterAll(() => site.stop())

/** A page with next to nothing on it, where the footer is in sight, and pages with much. */
const PATHS = ['/review-add/0f1e2d3c4b5a69788796a5b4c3d2e1f0/', '/search/?q=%D1%8A%D1%8A%D1%8A%D1%8A', '/compare/', '/']
const CASES = DEVICES.flatMap(device => PATHS.map(path => ({ device, path })))

test.for(CASES)('on a poor line nothing jumps at $path ($device)', async ({ device, path }, { openPage }) => {
  const page = await openPage(device, { baseURL: site.url })
  // Fonts come with the first visit, as in the look at every page.
  await page.goto(path)
  await countShifts(page)
  await page.goto(path)
  await hydrated(page)
  expect(await movedThings(page)).toEqual([])
})
