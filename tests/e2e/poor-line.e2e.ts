import { afterAll, beforeAll, expect, inject } from 'vitest'
import { DEVICES, hydrated, test } from '#tests/support/browser/browser.ts'
import { countShifts, movedThings } from '#tests/support/browser/layout-shifts.ts'
import { realAddress } from '#tests/support/browser/real-address.ts'
import { startDrippingSite } from '#tests/support/site/dripping-site.ts'

let site: Awaited<ReturnType<typeof startDrippingSite>>

beforeAll(async () => {
  site = await startDrippingSite(inject('siteUrl'))
})
afterAll(() => site.stop())

/** Where the footer is in sight, where a dialog is sent open, and where there is much. */
const PATHS = [
  '/review-add/0f1e2d3c4b5a69788796a5b4c3d2e1f0/',
  '/agency-severny-kontur/portfolio/?project=1',
  '/search/?q=%D1%8A%D1%8A%D1%8A%D1%8A',
  '/digital-agencies/',
  '/',
]
const CASES = DEVICES.flatMap(device => PATHS.map(path => ({ device, path })))

test.for(CASES)('on a poor line nothing jumps at $path ($device)', async ({ device, path }, { openPage }) => {
  const page = await openPage(device, { baseURL: site.url })
  const address = realAddress(path, inject('known'))
  // Fonts come with the first visit, as in the look at every page.
  await page.goto(address)
  await countShifts(page)
  await page.goto(address)
  await hydrated(page)
  expect(await movedThings(page)).toEqual([])
})
