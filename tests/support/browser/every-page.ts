import { inject } from 'vitest'
import { isPrivatePath, PATH_NAMES, type PathName } from '#domain/paths/paths.ts'
import type { Device } from '#domain/web/device.ts'
import { PATH_EXAMPLES } from '../paths/path-examples.ts'
import { test as base, USER_AGENT } from './browser.ts'
import { inspectPage, openInspected } from './inspect-page.ts'
import { realAddress } from './real-address.ts'

/** Page states that the example address does not show. */
const MORE_STATES: Partial<Record<PathName, string[]>> = {
  rating: [
    '/digital-agencies/',
    '/digital-agencies/2025/',
    '/digital-agencies/1-200/',
    '/digital-agencies/bitrix/',
    '/digital-agencies/?countries=1&why=1',
    '/crm/kursk/premium/',
    '/apps/ios/',
    '/cms/',
    '/cms/nginx/',
  ],
  'my-rating': [
    '/digital-agencies/my/',
    '/digital-agencies/my/?w=25-40-15-10-0-10&reply=1&all=1',
    '/digital-agencies/2025/my/?w=20-20-20-20-20-0',
    '/crm/kursk/premium/my/',
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
  'review-client': ['/review-request/client/?agency=severny-kontur', '/review-request/client/?sent=review-req-new'],
  'review-add': ['/review-add/open/'],
  'review-reply': ['/review-reply/open/'],
  'agency-responses': ['/customers_responses/severny-kontur/?category=branding&price=4'],
  tender: [
    '/tender/?agencies=1,2,3',
    '/tender/?agencies=1,2,3,4,5,6,7',
    '/tender/?type=shop&city=kazan&budget=2%20млн&deadline=2099-03-05',
    '/tender/?agencies=999999999',
    '/tender/?sent=tenderline-form',
  ],
  'tender-confirm': ['/tender/confirm/open/'],
  'tender-status': ['/tender/status/open/'],
  'tender-answer': ['/tender/answer/open/'],
  'message-confirm': ['/confirm/open/'],
  'subscription-confirm': ['/subscription/confirm/open/'],
  'subscription-end': ['/subscription/end/open/'],
  advertising: ['/advertising/?sent=advertising-send-statistics'],
  'advertising-prices': ['/advertising/prices/?sent=advertising-order'],
  'advertising-register': ['/advertising/register/?ad=1'],
  'calculator-service': [
    '/calculator/sites/?type=shop&budget=1500000',
    '/calculator/sites/?type=shop&industry=furniture&system=modx&region=kazan&tier=premium&scope=8',
    '/calculator/seo-context/?budget=x',
  ],
  'calculator-analytics': ['/calculator/analytics/?service=crm&by=region&sort=median'],
  cases: ['/cases/?sent=cases-subscribe'],
  'cases-hashtag': ['/cases/exhibition/', '/cases/bitrix/'],
  compare: ['/compare/?ids=1,2,3', '/compare/?ids=1,2,3,4,5,6&tab=prices&diff=1', '/compare/?ids=1&sort=-average'],
  contacts: ['/contacts/?sent=send-feedback'],
  'profile-add': ['/profile-add/?sent=registration'],
  'digital-stats-tab': [
    '/digital-stats/platforms/?chart=web-servers&period=all&mark=web-servers.apache',
    '/digital-stats/platforms/?region=kursk&period=year',
    '/digital-stats/prices/?sent=subscribe',
    '/digital-stats/market/',
    '/digital-stats/reviews/',
    '/digital-stats/competition/',
  ],
  news: ['/news/?next=mh4v8w00-a', '/news/?sent=news-subscribe'],
  'news-item': [
    '/news/item-content-systems-shares/',
    '/news/item-volga-district-rating/',
    '/news/item-digital-stats-opened/',
  ],
  search: ['/search/?q=%D1%81%D0%B0%D0%B9%D1%82', '/search/?q=%D0%B0', '/search/?q=%D1%8A%D1%8A%D1%8A%D1%8A'],
}

/** The last one is nowhere. */
const addresses: { name: PathName | null; address: string }[] = [
  ...PATH_NAMES.flatMap(name =>
    [PATH_EXAMPLES[name], ...(MORE_STATES[name] ?? [])].map(address => ({ name, address })),
  ),
  { name: null, address: '/no-such-page/' },
]

const EXPLAINS_UNKNOWN_KEY: readonly PathName[] = ['review-add', 'review-reply']
/** Private pages answer 404 for an unknown key, except those that explain it themselves. */
const hasUnknownKey = (name: PathName, path: string) =>
  isPrivatePath(name) && !EXPLAINS_UNKNOWN_KEY.includes(name) && path.includes(UNKNOWN_KEY)
const UNKNOWN_KEY = '0f1e2d3c4b5a69788796a5b4c3d2e1f0'

/** A desktop browser can have any window width; widths after the first cost only a resize. */
const WIDTHS: Record<Device, number[]> = { desktop: [1360, 1024, 768, 640, 390], mobile: [360, 430] }

const TITLE = { found: /^\S.+ — Мерило$/, lost: /^Страница не найдена — Мерило$/ }

/** Checks every path on one device; each device has its own test file, so that two run in parallel. */
export function testEveryPage(device: Device): void {
  const test = base.extend('page', { scope: 'file' }, async ({ makeContext }, { onCleanup }) => {
    const context = await makeContext(device)
    onCleanup(() => context.close())
    return openInspected(context)
  })

  test.for(addresses)(`$address on ${device} has no defects`, async ({ name, address }, { page, expect }) => {
    const path = realAddress(address, inject('known'))
    const isPrivate = name !== null && isPrivatePath(name)
    const hasPage = name !== null && !hasUnknownKey(name, path)
    const report = await inspectPage(page, path, WIDTHS[device])

    expect.soft(report.status).toBe(hasPage ? 200 : 404)
    expect.soft(report.consoleErrors).toEqual([])
    expect.soft(report.foreignRequests).toEqual([])
    expect.soft(report.lang).toBe('ru')
    expect.soft(report.rootClass).toBe(device)
    expect.soft(report.title).toMatch(hasPage ? TITLE.found : TITLE.lost)
    if (hasPage && !isPrivate) expect.soft(report.canonical).toMatch(`${inject('siteUrl')}/`)
    else expect.soft(report.canonical).toBeNull()
    expect.soft(report.headings).toHaveLength(1)
    expect.soft(report.headings).toEqual(await headingsWithoutScripts(path, device))
    expect.soft(report.shifted).toEqual([])
    expect.soft(report.sidewaysScroll).toEqual(Object.fromEntries(WIDTHS[device].map(width => [width, 0])))
    expect.soft(report.charts).toEqual(Object.fromEntries(WIDTHS[device].map(width => [width, []])))
    expect.soft(report.axe).toEqual({ light: [], dark: [] })
  })
}

async function headingsWithoutScripts(path: string, device: Device): Promise<string[]> {
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
