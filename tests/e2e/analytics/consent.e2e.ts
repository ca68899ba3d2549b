import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect } from 'vitest'
import { advanceClock, DEVICES, hydrated, linkToRating, settled, test } from '#tests/support/browser/browser.ts'
import { type FakeMetrika, startFakeMetrika } from '#tests/support/browser/fake-metrika.ts'
import { insertReviewKeys } from '#tests/support/calls/review-keys.ts'
import { type OwnSite, startOwnSite } from '#tests/support/site/own-site.ts'
import { agencySlug } from '#tests/support/site/site.ts'

const RATING = '/digital-agencies/'
const ARTICLE = '/news/item-calculator-opened/'

let metrika: FakeMetrika
let site: OwnSite
beforeAll(async () => {
  metrika = await startFakeMetrika()
  site = await startOwnSite({ ...metrika.env, CRASH_LOG: 'off' })
})
afterAll(async () => {
  await site.stop()
  await metrika.stop()
})
beforeEach(() => metrika.forget())

const notice = (page: Page) => page.getByRole('region', { name: 'Файлы cookie' })
const choose = (page: Page, name: string) => notice(page).getByRole('button', { name }).click()
const why = (page: Page) => page.getByRole('button', { name: /^Почему 1-е/ })
const told = (method: string) => metrika.told.filter(([called]) => called === method).map(([, ...rest]) => rest)
const goals = () => told('reachGoal').map(([name]) => name)

/** Every request to another origin, from now on. */
function foreignRequests(page: Page): string[] {
  const sent: string[] = []
  page.on('request', request => {
    if (!request.url().startsWith(`${site.url}/`) && !request.url().startsWith('data:')) sent.push(request.url())
  })
  return sent
}

async function openRating(page: Page): Promise<void> {
  await linkToRating(page).click()
  await page.waitForURL(`**${RATING}`)
  await hydrated(page)
}

describe.each(DEVICES)('on %s', device => {
  test('nothing foreign is asked for before the choice, nor after a refusal', async ({ openContext }) => {
    const page = await (await openContext(device)).newPage()
    const foreign = foreignRequests(page)
    await page.goto(`${site.url}/`)
    await hydrated(page)
    await openRating(page)
    await why(page).click()
    await choose(page, 'Только необходимые')
    await page.reload()
    await hydrated(page)
    await why(page).click()
    await settled(page)
    expect(foreign).toEqual([])
    expect(metrika.told).toEqual([])
    const names = (await page.context().cookies()).map(({ name }) => name)
    expect(names).toEqual(['cookieChoice'])
  })

  test('with consent, page views and goals arrive in order, without recording', async ({ openContext }) => {
    const page = await (await openContext(device)).newPage()
    await page.goto(`${site.url}/`)
    await choose(page, 'Принять')
    // Before the counter is ready.
    await openRating(page)
    await expect
      .poll(() => told('hit'))
      .toEqual([
        ['/', ''],
        [RATING, '/'],
      ])
    const off = { defer: true, webvisor: false, clickmap: false, trackLinks: false, accurateTrackBounce: false }
    expect(told('init')).toEqual([[12345678, off]])
    await why(page).click()
    await expect.poll(goals).toEqual(['why-open', 'first-row-digital'])
    expect(told('reachGoal')[1]).toEqual(['first-row-digital', 68])
    expect(metrika.views).toEqual(['/', RATING, '/virt_ga/why-open/', '/virt_ga/first-row/digital/'])

    // The choice is remembered: the next document tells from its start.
    metrika.forget()
    await page.reload()
    await expect.poll(() => told('hit')).toEqual([[RATING, '']])
  })

  test('rows of the rating of systems have goals too', async ({ openContext }) => {
    const page = await (await openContext(device)).newPage()
    await page.goto(`${site.url}/cms/`)
    await choose(page, 'Принять')
    await hydrated(page)
    await expect.poll(() => told('hit')).toHaveLength(1)
    const systems = page.getByRole('region', { name: 'Участники рейтинга' }).locator('a[href^="/cms-"]')
    // Opens a tab, so that this page stays.
    await systems.nth(0).click({ button: 'middle' })
    await expect.poll(goals).toEqual(['first-row-cms'])
    await systems.nth(1).click({ button: 'right' })
    await systems.nth(1).click({ button: 'middle' })
    await expect.poll(goals).toEqual(['first-row-cms', 'middle-row-cms'])
  })

  test('after consent is withdrawn nothing more is sent, and its cookies are gone', async ({ openContext }) => {
    const page = await (await openContext(device)).newPage()
    await page.goto(`${site.url}/`)
    await choose(page, 'Принять')
    await expect.poll(() => told('hit')).toHaveLength(1)
    await page.getByRole('contentinfo').getByRole('button', { name: 'Настройки cookie' }).click()
    const dialog = page.getByRole('dialog', { name: 'Настройки cookie' })
    await dialog.getByRole('checkbox', { name: /Аналитика/ }).uncheck()
    await dialog.getByRole('button', { name: 'Сохранить выбор' }).click()
    await dialog.waitFor({ state: 'hidden' })
    metrika.forget()
    const foreign = foreignRequests(page)
    await openRating(page)
    await why(page).click()
    await settled(page)
    expect(foreign).toEqual([])
    expect(metrika.told).toEqual([])
    const names = (await page.context().cookies()).map(({ name }) => name)
    expect(names).toEqual(['cookieChoice'])
    expect(await page.evaluate(`localStorage.getItem('adClicks')`)).toBeNull()
  })

  test('a crash is a js_error goal, then the fallback screen; CRASH_LOG=off keeps it out of the log', async ({
    openContext,
  }) => {
    const page = await (await openContext(device)).newPage()
    const logged: string[] = []
    page.on('request', request => void (request.url().includes('send-js-log') && logged.push(request.url())))
    await page.goto(`${site.url}/`)
    await choose(page, 'Принять')
    await hydrated(page)
    await page.route('**/api/rating-page-main-info?*', route => route.fulfill({ json: { rows: 'no rows at all' } }))
    await linkToRating(page).click()
    await page.getByText('Something went wrong.').waitFor()
    await expect.poll(goals).toContain('js_error')
    expect(goals().filter(goal => goal === 'js_error')).toHaveLength(1)
    await settled(page)
    expect(logged).toEqual([])
  })

  test('a click on an advertisement is reported after the stay, by a later page', async ({ openContext }) => {
    const context = await openContext(device)
    const page = await context.newPage()
    await context.route(/erid=/, route => route.fulfill({ body: 'An advertiser' }))
    await page.goto(`${site.url}/`)
    await choose(page, 'Принять')
    await openRating(page)
    const ad = page.locator('a[rel~=sponsored]:not([data-carriers])').first()
    await ad.scrollIntoViewIfNeeded()
    await ad.click()
    await expect.poll(goals).toContain('sponsor-click-digital')
    expect(goals()).not.toContain('ad-click')
    // As if the visit had begun ten minutes ago.
    await page.evaluate(`{
      const { hitAt, waiting } = JSON.parse(localStorage.adClicks)
      const earlier = at => at - 600_000
      const moved = waiting.map(click => ({ ...click, dueAt: earlier(click.dueAt) }))
      localStorage.adClicks = JSON.stringify({ hitAt: earlier(hitAt), waiting: moved })
    }`)
    await page.reload()
    await expect.poll(goals).toContain('ad-click')
    expect(goals().filter(goal => goal === 'ad-click')).toHaveLength(1)
  })
})

test('an article read without the application is reported too', async ({ openContext }) => {
  const page = await (await openContext('desktop')).newPage()
  await page.goto(`${site.url}/`)
  await choose(page, 'Принять')
  await expect.poll(() => told('hit')).toHaveLength(1)
  metrika.forget()
  await page.goto(`${site.url}${ARTICLE}`)
  await page.mouse.wheel(0, 300)
  await expect.poll(() => told('hit')).toEqual([[ARTICLE, '']])
})

test('private pages are never reported', async ({ openContext }) => {
  const context = await openContext('desktop')
  const page = await context.newPage()
  await page.goto(`${site.url}/`)
  await choose(page, 'Принять')
  await expect.poll(() => told('hit')).toHaveLength(1)
  metrika.forget()
  // In a tab of its own: the counter may know of the first page's request before we do.
  const own = await context.newPage()
  const foreign = foreignRequests(own)
  await own.goto(`${site.url}/tender/status/0f1e2d3c4b5a69788796a5b4c3d2e1f0/`)
  await hydrated(own)
  await settled(own)
  expect(foreign).toEqual([])
  expect(metrika.told).toEqual([])
})

test('a form behind a private link is a goal, without the link', async ({ openContext }) => {
  const { replyKeys } = await insertReviewKeys(site.context.database.kysely, await agencySlug())
  const [, key] = replyKeys
  const context = await openContext('desktop')
  const page = await context.newPage()
  const foreign = foreignRequests(page)
  await page.goto(`${site.url}/`)
  await choose(page, 'Принять')
  await expect.poll(() => told('hit')).toHaveLength(1)
  metrika.forget()
  await page.goto(`${site.url}/review-reply/${key}/`)
  await hydrated(page)
  await page.getByRole('main').getByRole('textbox').fill('Спасибо за отзыв: сроки мы теперь обсуждаем заранее.')
  await advanceClock(page)
  await page.getByRole('button', { name: 'Опубликовать ответ' }).click()
  await page.getByText('Ответ опубликован').waitFor()
  await expect.poll(() => metrika.views).toEqual(['/virt_ga/form-send/'])
  expect(metrika.told).toEqual([])

  await page.getByRole('link', { name: 'Посмотреть его под отзывом' }).click()
  await expect.poll(goals).toEqual(['form-send'])
  expect(foreign.join() + JSON.stringify(metrika.told)).not.toContain(key)
})

test('Global Privacy Control outweighs consent', async ({ openContext }) => {
  const context = await openContext('desktop')
  await context.addInitScript('Object.defineProperty(navigator, "globalPrivacyControl", { value: true })')
  const page = await context.newPage()
  const foreign = foreignRequests(page)
  await page.goto(`${site.url}/`)
  await choose(page, 'Принять')
  await openRating(page)
  await settled(page)
  expect(foreign).toEqual([])
})
