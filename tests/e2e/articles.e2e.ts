import { expect } from 'vitest'
import { DEVICES, hydrated, settled, test } from '#tests/support/browser/browser.ts'
import { collectConsoleErrors } from '#tests/support/browser/inspect-page.ts'

const STUDY = '/research/ceny-2026/'
/** Issue 14: what the scripts of an article may weigh. */
const MAX_SCRIPT_KILOBYTES = 75

test.for(DEVICES)('a study is whole without JavaScript (%s)', async (device, { openPage }) => {
  const page = await openPage(device, { javaScriptEnabled: false })
  await page.goto(STUDY)
  await page.getByRole('heading', { level: 2, name: 'Данные' }).waitFor()
  expect(await page.locator('article figure svg[role="img"]:visible').count()).toBeGreaterThan(1)
  await page.getByText('Таблица', { exact: true }).first().click()
  await page.locator('article figure details[open] table').first().waitFor()
})

test.for(DEVICES)('an article page carries few scripts (%s)', async (device, { openContext }) => {
  const context = await openContext(device)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const scripts = new Map<string, number>()
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (/\.js(\?|$)/.test(response.url)) scripts.set(requestId, 0)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) scripts.set(requestId, encodedDataLength)
  })
  await session.send('Network.enable')
  await page.goto(STUDY)
  await hydrated(page, 'footer')
  await settled(page)
  const kilobytes = [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0) / 1000
  expect(kilobytes).toBeGreaterThan(30)
  expect(kilobytes).toBeLessThanOrEqual(MAX_SCRIPT_KILOBYTES)
})

test('the contents mark the part that is being read', async ({ openPage }) => {
  const page = await openPage('desktop')
  await page.goto(STUDY)
  await hydrated(page)
  const current = page.getByRole('navigation', { name: 'На этой странице' }).locator('[aria-current="location"]')
  await page.evaluate(`document.getElementById('chto-platyat-seychas').scrollIntoView()`)
  await expect.poll(() => current.allTextContents()).toEqual(['Что платят сейчас'])
})

test.for(DEVICES)('an article opened from its list is drawn in the browser (%s)', async (device, { openPage }) => {
  const page = await openPage(device)
  const consoleErrors = collectConsoleErrors(page)
  await page.goto('/research/')
  await hydrated(page)
  const link = page.locator(`main a[href="${STUDY}"]`)
  const title = (await link.textContent()) ?? ''
  await link.click()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  await page.locator('article figure svg[role="img"]').first().waitFor({ state: 'attached' })
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Исследования' }).waitFor()
  expect(consoleErrors).toEqual([])
})
