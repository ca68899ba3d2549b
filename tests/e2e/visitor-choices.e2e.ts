import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { DEVICES, hydrated, laidOut, settled, test } from '#tests/support/browser/browser.ts'
import { cookieNamed, daysOfCookie } from '#tests/support/browser/cookie.ts'
import { agencySlug, api } from '#tests/support/site/site.ts'

const cookieNotice = (page: Page) => page.getByRole('region', { name: 'Файлы cookie' })
const demoNotice = (page: Page) => page.getByRole('region', { name: 'Демонстрация' })
const banner = (page: Page) => page.getByRole('complementary', { name: /^Реклама внизу страницы/ })

test.for(DEVICES)('closed notices and banners stay closed (%s)', async (device, { openPage }) => {
  const page = await openPage(device)
  await page.goto('/')
  await cookieNotice(page).getByRole('button', { name: 'Только необходимые' }).click()
  // Until the page has its final height, what is pressed at its end can move away between press and release.
  await laidOut(page)
  await demoNotice(page).getByRole('button', { name: 'Закрыть' }).click()
  await demoNotice(page).waitFor({ state: 'hidden' })
  await banner(page).getByRole('button', { name: 'Закрыть рекламу' }).click()
  await banner(page).waitFor({ state: 'hidden' })
  await expect.poll(() => daysOfCookie(page, 'closedBanners')).toBeGreaterThan(364)
  const closed = await cookieNamed(page, 'closedBanners')
  const { promotions } = JSON.parse(decodeURIComponent(closed?.value ?? 'null'))
  expect(promotions).toHaveLength(1)

  await page.reload()
  await hydrated(page)
  // Stored choices are read at once after hydration; the cookie notice would appear when the banners disappear.
  await demoNotice(page).waitFor({ state: 'hidden' })
  await banner(page).waitFor({ state: 'hidden' })
  await settled(page)
  expect(await cookieNotice(page).count()).toBe(0)

  // Another campaign is another banner.
  const others = encodeURIComponent(JSON.stringify({ promotions: promotions.map((id: number) => id + 1), demo: true }))
  await page.context().addCookies([{ name: 'closedBanners', value: others, url: inject('siteUrl') }])
  await page.reload()
  await hydrated(page)
  await demoNotice(page).waitFor({ state: 'hidden' })
  expect(await banner(page).isVisible()).toBe(true)
})

test.for(DEVICES)(
  'messages float one at a time, and the demo notice is part of the page (%s)',
  async (device, { openPage }) => {
    const page = await openPage(device)
    await page.goto('/digital-agencies/')
    await hydrated(page)
    await cookieNotice(page).waitFor()
    const position = `getComputedStyle(document.querySelector('[aria-label="Демонстрация"]')).position`
    expect(await page.evaluate(position)).toBe('static')
    const boxes = page.locator('input[name="ids"]')
    await boxes.nth(0).check()
    await boxes.nth(1).check()
    // The offer to compare waits for the cookie choice.
    const offer = page.locator('[data-floating="offer"]')
    await offer.waitFor({ state: 'attached' })
    expect(await page.locator('[data-floating]:visible').count()).toBe(1)
    await cookieNotice(page).getByRole('button', { name: 'Только необходимые' }).click()
    await offer.waitFor()
    expect(await page.locator('[data-floating]:visible').count()).toBe(1)
  },
)

test('the cookie choice is stored for a year and can be changed', async ({ openPage }) => {
  const page = await openPage('desktop')
  await page.goto('/')
  await cookieNotice(page).getByRole('button', { name: 'Принять' }).click()
  expect(await choiceOf(page)).toMatchObject({ analytics: true })

  await page.getByRole('contentinfo').getByRole('button', { name: 'Настройки cookie' }).click()
  const dialog = page.getByRole('dialog', { name: 'Настройки cookie' })
  await dialog.getByRole('checkbox', { name: /Аналитика/ }).uncheck()
  await dialog.getByRole('button', { name: 'Сохранить выбор' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await expect.poll(() => choiceOf(page)).toMatchObject({ analytics: false })
  const days = await daysOfCookie(page, 'cookieChoice')
  expect(days).toBeGreaterThan(364)
  expect(days).toBeLessThanOrEqual(365)
})

async function choiceOf(page: Page): Promise<unknown> {
  const cookie = await cookieNamed(page, 'cookieChoice')
  return cookie ? JSON.parse(decodeURIComponent(cookie.value)) : null
}

test('no cookies are set before a choice is made', async ({ openPage }) => {
  const page = await openPage('desktop')
  await page.goto('/')
  await cookieNotice(page).waitFor()
  expect(await page.context().cookies()).toEqual([])
})

test('stored viewed agencies are cleaned of zeros, nulls and duplicates', async ({ openPage }) => {
  const slug = await agencySlug()
  const { id } = await api('agency-header', { agency: slug })
  const page = await openPage('desktop')
  await page.addInitScript(`localStorage.viewedAgencies ??= '[7, 0, null, 7, 12, 0]'`)
  await page.goto(`/agency-${slug}/`)
  await hydrated(page)
  const viewed = () => page.evaluate<string>('localStorage.viewedAgencies').then(JSON.parse)
  await expect.poll(viewed).toEqual([id, ...[7, 12].filter(other => other !== id)])

  await page.reload()
  await hydrated(page)
  await cookieNotice(page).waitFor()
  expect(await viewed()).toEqual([id, ...[7, 12].filter(other => other !== id)])
})

test('corrupt stored values cause no errors', async ({ openPage }) => {
  const page = await openPage('desktop')
  const thrown: string[] = []
  page.on('pageerror', error => thrown.push(error.message))
  await page.addInitScript(`localStorage.viewedAgencies = '{"not": "a list"'`)
  await page.context().addCookies([
    { name: 'cookieChoice', value: '%7Bbroken', url: inject('siteUrl') },
    { name: 'closedBanners', value: '17', url: inject('siteUrl') },
  ])
  await page.goto('/')
  await cookieNotice(page).waitFor()
  expect(thrown).toEqual([])
})
