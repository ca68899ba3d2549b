import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { DEVICES, hydrated, linkToRating, test } from '#tests/support/browser/browser.ts'

const HOME = /^Рейтинг .* по проверенным/
const RATING = /^Рейтинг диджитал-агентств$/

async function openHome(page: Page): Promise<void> {
  await page.goto('/')
  await hydrated(page)
}

const goToRating = (page: Page) => linkToRating(page).click()

/** Matches the chunk of the rating's view, requested by the navigation. */
const CHUNKS = '**/assets/*.js'

/** Distance of the kept page's heading from the top, and how opaque the page is. */
const keptPage = (page: Page) =>
  page.evaluate<{ top: number; opacity: number }>(
    `({ top: document.querySelector('h1').getBoundingClientRect().top,
        opacity: Number(getComputedStyle(document.querySelector('main')).opacity) })`,
  )

test.for(DEVICES)('a slow view keeps the old page, dimmed, under «Loading...» (%s)', async (device, { openPage }) => {
  const page = await openPage(device)
  await openHome(page)
  const { promise: chunkAllowed, resolve: allowChunk } = Promise.withResolvers<void>()
  await page.route(CHUNKS, async route => {
    await chunkAllowed
    await route.continue()
  })
  const heading = page.getByRole('heading', { level: 1, name: HOME })
  await goToRating(page)
  const status = page.getByRole('status').filter({ hasText: 'Loading... Загружаем страницу…' })
  await status.waitFor()
  expect(await heading.isVisible()).toBe(true)
  await expect.poll(async () => (await keptPage(page)).opacity).toBeLessThan(0.5)
  allowChunk()
  await page.getByRole('heading', { level: 1, name: RATING }).waitFor()
  await status.waitFor({ state: 'detached' })
  await expect.poll(async () => (await keptPage(page)).opacity).toBe(1)
})

test('a slow header call keeps the old page where it is; another link still works', async ({ openPage }) => {
  const page = await openPage('desktop')
  await openHome(page)
  await page.route('**/api/rating-page-main-info?*', () => undefined)
  await linkToRating(page).scrollIntoViewIfNeeded()
  const before = await keptPage(page)
  await goToRating(page)
  await page.getByText('Loading...').waitFor()
  expect((await keptPage(page)).top).toBe(before.top)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Правила', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: /^Правила/ }).waitFor()
  await expect.poll(() => page.getByText('Loading...').count()).toBe(0)
})

test.for(DEVICES)('a view that fails to load shows «Error!» and loads on retry (%s)', async (device, { openPage }) => {
  const page = await openPage(device)
  await openHome(page)
  await page.route(CHUNKS, route => route.abort())
  await goToRating(page)
  await page.getByText('Error!').waitFor()
  await page.getByText('Страница не загрузилась').waitFor()
  await page.unroute(CHUNKS)
  await page.getByRole('button', { name: 'Retry' }).click()
  await page.getByRole('heading', { level: 1, name: RATING }).waitFor()
})

test.for(DEVICES)('a view that crashes shows the error and reports it (%s)', async (device, { openPage }) => {
  const page = await openPage(device)
  await openHome(page)
  await page.route('**/api/rating-page-main-info?*', route => route.fulfill({ json: { rows: 'no rows at all' } }))
  const report = page.waitForRequest('**/api/send-js-log?*')
  await goToRating(page)
  await page.getByText('Something went wrong.').waitFor()
  await page.getByText('На странице что-то сломалось').waitFor()
  await page.getByText('Подробности').click()
  await page.getByText('TypeError').first().waitFor()

  const query = new URL((await report).url()).searchParams
  expect(query.get('id')).toMatch(/^[\w-]{8,64}$/)
  expect(query.get('path')).toBe('/digital-agencies/')
  expect(query.get('text')).toMatch(/^TypeError/)
  expect(query.get('text')).toMatch(/^scroll \d+, \d+$/m)
  expect(query.get('text')).toMatch(/^body \d+ x \d+$/m)
  expect(query.get('text')).toMatch(/^history \d+$/m)
  const answer = await (await report).response()
  expect(answer?.status()).toBe(204)
  await page.getByRole('link', { name: 'Перейти на главную' }).click()
  await page.getByRole('heading', { level: 1, name: HOME }).waitFor()
})

test.for(DEVICES)(
  'a server error during navigation shows a popup that can be closed (%s)',
  async (device, { openPage }) => {
    const page = await openPage(device)
    await openHome(page)
    await page.route('**/api/bottom-pages?*', route =>
      route.fulfill({ status: 500, json: { error: { code: 'internal', message: 'Сломалось' } } }),
    )
    await goToRating(page)
    await page.getByRole('heading', { level: 1, name: RATING }).waitFor()
    const popup = page.getByRole('status').filter({ hasText: 'Сервер не ответил' })
    await popup.waitFor()
    await popup.getByRole('button', { name: 'Закрыть сообщение' }).click()
    await popup.waitFor({ state: 'detached' })
  },
)

test('a failed header call during navigation shows the error page', async ({ openPage }) => {
  const page = await openPage('desktop')
  await openHome(page)
  await page.route('**/api/rating-page-main-info?*', route => route.abort())
  await goToRating(page)
  await page.getByRole('heading', { level: 1, name: /^Сервер не / }).waitFor()
})

test('failed loading of more rows can be retried', async ({ openPage }) => {
  const page = await openPage('desktop')
  await openHome(page)
  const calls = '**/api/rating-page-main-info?*'
  // Adds a next page to the first response, since the tiny market's rating fits one page.
  await page.route(calls, async route => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), next: '5' } })
  })
  await goToRating(page)
  const more = page.getByText(/^Показать ещё \d+\sагентств/)
  await more.waitFor()
  const rows = page.getByRole('main').locator('tr:has(> td > a)')
  const before = await rows.count()

  await page.unroute(calls)
  await page.route(calls, route => route.abort())
  await more.click()
  const alert = page.getByRole('alert').filter({ hasText: 'Не удалось загрузить' })
  await alert.waitFor()
  expect(await rows.count()).toBe(before)

  await page.unroute(calls)
  await alert.getByRole('button', { name: 'Повторить' }).click()
  await expect.poll(() => rows.count()).toBeGreaterThan(before)
  expect(await alert.count()).toBe(0)
})
