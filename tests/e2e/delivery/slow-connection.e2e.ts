import { afterAll, beforeAll, expect, inject } from 'vitest'
import { test as base, DEVICES, hydrated } from '#tests/support/browser/browser.ts'
import { openInspected } from '#tests/support/browser/inspect-page.ts'
import { shiftedElements } from '#tests/support/browser/layout-shifts.ts'
import { realAddress } from '#tests/support/browser/real-address.ts'
import { startSlowProxy } from '#tests/support/site/slow-proxy.ts'

let site: Awaited<ReturnType<typeof startSlowProxy>>

beforeAll(async () => {
  site = await startSlowProxy(inject('siteUrl'))
})
afterAll(() => site.stop())

/** One page per device, so that fonts are cached as in the check of every page. */
const test = base
  .extend('desktop', { scope: 'file' }, async ({ makeContext }, { onCleanup }) => {
    const context = await makeContext('desktop', { baseURL: site.url })
    onCleanup(() => context.close())
    return openInspected(context)
  })
  .extend('mobile', { scope: 'file' }, async ({ makeContext }, { onCleanup }) => {
    const context = await makeContext('mobile', { baseURL: site.url })
    onCleanup(() => context.close())
    return openInspected(context)
  })

/** Pages with the footer in view, with a dialog rendered open, and with much content. */
const PATHS = [
  '/review-add/0f1e2d3c4b5a69788796a5b4c3d2e1f0/',
  '/agency-severny-kontur/portfolio/?project=1',
  '/search/?q=%D1%8A%D1%8A%D1%8A%D1%8A',
  '/digital-agencies/',
  '/',
]
const CASES = DEVICES.flatMap(device => PATHS.map(path => ({ device, path })))

test.for(CASES)(
  '$path has no layout shift on a slow connection ($device)',
  async ({ device, path }, { desktop, mobile }) => {
    const page = { desktop, mobile }[device]
    await page.goto(realAddress(path, inject('known')))
    await hydrated(page)
    expect(await shiftedElements(page)).toEqual([])
  },
)
