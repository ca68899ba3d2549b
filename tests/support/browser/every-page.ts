import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeAll, inject } from 'vitest'
import type { PageRenderer } from '#contract/page-renderer.ts'
import { PATH_EXAMPLES } from '#domain/paths/path-examples.ts'
import { PATH_NAMES, type PathName } from '#domain/paths/paths.ts'
import type { Device } from '#domain/web/device.ts'
import { test, USER_AGENT } from './browser.ts'
import { inspectPage } from './inspect-page.ts'
import { realAddress } from './real-address.ts'

/** Other states of a page than its example shows. */
const MORE: Partial<Record<PathName, string[]>> = {
  rating: [
    '/digital-agencies/',
    '/digital-agencies/2021/',
    '/digital-agencies/1-200/',
    '/digital-agencies/bitrix/',
    '/digital-agencies/?countries=1&why=1',
    '/crm/kursk/premium/',
    '/apps/ios/',
    '/cms/',
    '/cms/nginx/',
  ],
  methodology: ['/digital-agencies/methodology/', '/cms/methodology/'],
  'cms-projects': ['/cms-bitrix/projects/?price=2', '/cms-bitrix/projects/?site_type=shop&year=1999'],
  'cms-reviews': ['/cms-bitrix/reviews/?price=2', '/cms-bitrix/reviews/?category=branding&price=4'],
  'agency-portfolio': [
    '/agency-severny-kontur/portfolio/?project=1',
    '/agency-severny-kontur/portfolio/?category=1',
    '/agency-severny-kontur/portfolio/?site_type=shop&year=1999',
  ],
  'agency-reviews': [
    '/agency-severny-kontur/reviews/?price=2',
    '/agency-severny-kontur/reviews/?category=apps&price=4',
  ],
  'agency-contacts': ['/agency-severny-kontur/contacts/?sent=agency-page-send-feedback'],
  'customer-responses': ['/customers_responses/?price=3&page=2'],
  'review-request': ['/review-request/?agency=severny-kontur', '/review-request/?sent=review-req-new'],
  'review-add': ['/review-add/open/'],
  'review-reply': ['/review-reply/open/'],
  'agency-responses': ['/customers_responses/severny-kontur/?category=branding&price=4'],
  tender: ['/tender/?agencies=1,2,3', '/tender/?agencies=999999999', '/tender/?sent=tenderline-form'],
  'tender-confirm': ['/tender/confirm/open/'],
  'tender-status': ['/tender/status/open/'],
  'tender-answer': ['/tender/answer/open/'],
  compare: ['/compare/?ids=1,2,3', '/compare/?ids=1,2,3,4,5,6&tab=prices&diff=1', '/compare/?ids=1&sort=-average'],
  contacts: ['/contacts/?sent=send-feedback'],
  'profile-add': ['/profile-add/?sent=registration'],
  search: ['/search/?q=%D0%B0', '/search/?q=%D1%8A%D1%8A%D1%8A%D1%8A'],
}

const addresses = PATH_NAMES.flatMap(name =>
  [PATH_EXAMPLES[name], ...(MORE[name] ?? [])].map(address => ({ name, address })),
)

/** Their addresses are keys: no search engine shall know them. */
const PRIVATE: readonly PathName[] = ['tender-confirm', 'tender-status', 'tender-answer', 'review-add', 'review-reply']
/** Of these a key that nobody has is an address without a page; the others tell of it themselves. */
const isLost = (name: PathName, path: string) => name.startsWith('tender-') && path.includes(LOST_KEY)
const LOST_KEY = '0f1e2d3c4b5a69788796a5b4c3d2e1f0'

const WIDTHS: Record<Device, number[]> = { desktop: [1360, 1024], mobile: [360] }

/** Every path there is, as one device sees it; a file of tests for each device, so that two run at once. */
export function testEveryPage(device: Device): void {
  let pageNames: readonly string[]

  beforeAll(async () => {
    const bundle = pathToFileURL(join(inject('distDir'), 'server/entry-server.js')).href
    const { renderer } = (await import(bundle)) as { renderer: PageRenderer }
    pageNames = renderer.pageNames
  })

  test.concurrent.for(addresses)(
    `$address on ${device} is whole`,
    async ({ name, address }, { openContext, expect }) => {
      const path = realAddress(address, inject('known'))
      const hasPage = pageNames.includes(name) && !isLost(name, path)
      const context = await openContext(device)
      const report = await inspectPage(context, path, WIDTHS[device])

      expect.soft(report.status).toBe(hasPage ? 200 : 404)
      expect.soft(report.complaints).toEqual([])
      expect.soft(report.foreignRequests).toEqual([])
      expect.soft(report.lang).toBe('ru')
      expect.soft(report.rootClass).toBe(device)
      expect.soft(report.title).toMatch(hasPage ? /^\S.+ — Мерило$/ : /^Страница не найдена — Мерило$/)
      if (hasPage && !PRIVATE.includes(name)) expect.soft(report.canonical).toMatch(`${inject('siteUrl')}/`)
      else expect.soft(report.canonical).toBeNull()
      expect.soft(report.headings).toHaveLength(1)
      expect.soft(report.headings).toEqual(await headingsWithoutScript(path, device))
      expect.soft(report.moved).toEqual([])
      expect.soft(report.sidewaysScroll).toEqual(Object.fromEntries(WIDTHS[device].map(width => [width, 0])))
      expect.soft(report.axe).toEqual({ light: [], dark: [] })
    },
  )
}

async function headingsWithoutScript(path: string, device: Device): Promise<string[]> {
  const answer = await fetch(inject('siteUrl') + path, { headers: { 'user-agent': USER_AGENT[device] } })
  const html = await answer.text()
  return Array.from(html.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs), ([, text = '']) => plainText(text))
}

const plainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
