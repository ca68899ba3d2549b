import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeViolations } from '#tests/support/browser/axe.ts'
import { DEVICES, hydrated, test } from '#tests/support/browser/browser.ts'
import { daysOfCookie } from '#tests/support/browser/cookie.ts'
import { collectConsoleErrors } from '#tests/support/browser/inspect-page.ts'
import { api } from '#tests/support/site/site.ts'

const popup = (page: Page) => page.getByRole('complementary', { name: 'Новое исследование' })
const scrollScreens = (page: Page, screens: number) => page.evaluate(`scrollTo(0, ${screens} * innerHeight)`)

test.for(DEVICES)('a reader of a study is offered the newest other one, once (%s)', async (device, { openPage }) => {
  const { list } = await api('research-list', { limit: 2 })
  const [newest, other] = list
  if (!newest || !other) throw new Error('There are no two studies')
  const page = await openPage(device)
  const consoleErrors = collectConsoleErrors(page)
  await page.goto(newest.path)
  await hydrated(page)
  await page.getByRole('button', { name: 'Только необходимые' }).click()
  await scrollScreens(page, 1)
  await scrollScreens(page, 2.2)
  await popup(page).getByRole('link', { name: other.title }).waitFor()
  // It stands after the content and covers nothing, moves nothing, takes no focus.
  const [content, offer, footer] = await Promise.all(
    [page.getByRole('main'), popup(page), page.getByRole('contentinfo')].map(part => part.boundingBox()),
  )
  if (!content || !offer || !footer) throw new Error('A part of the page is not shown')
  expect(offer.y).toBeGreaterThanOrEqual(page.viewportSize()?.height ?? 0)
  expect(offer.y).toBeGreaterThanOrEqual(content.y + content.height)
  expect(offer.y + offer.height).toBeLessThanOrEqual(footer.y)
  expect(await page.evaluate('document.activeElement.closest("#offer") === null')).toBe(true)
  expect(await axeViolations(page)).toEqual({ light: [], dark: [] })
  await popup(page).getByRole('button', { name: 'Закрыть' }).click()
  await popup(page).waitFor({ state: 'detached' })
  await expect.poll(() => daysOfCookie(page, 'researchPopupClosed')).toBeGreaterThan(364)

  await page.goto(other.path)
  await hydrated(page)
  await scrollScreens(page, 2.2)
  await page.evaluate('new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))')
  expect(await popup(page).count()).toBe(0)
  expect(consoleErrors).toEqual([])
})

test('the study offered to a reader of a rating opens by its link', async ({ openPage }) => {
  const { list } = await api('research-list', { limit: 1 })
  const page = await openPage('desktop', { viewport: { width: 1360, height: 500 } })
  await page.goto('/digital-agencies/')
  await hydrated(page)
  await page.getByRole('button', { name: 'Только необходимые' }).click()
  await scrollScreens(page, 2.2)
  await popup(page).getByRole('link').click()
  await page.waitForURL(`**${list[0]?.path}`)
  await page.getByRole('heading', { level: 1, name: list[0]?.title ?? '' }).waitFor()
  await popup(page).waitFor({ state: 'detached' })
})

test.for(DEVICES)('an article offers a study without the application (%s)', async (device, { openPage }) => {
  const { list } = await api('research-list', { limit: 2 })
  const [newest, other] = list
  if (!newest || !other) throw new Error('There are no two studies')
  const page = await openPage(device)
  const counted: string[] = []
  await page.exposeFunction('noteSent', (text: string) => counted.push(text))
  await page.addInitScript(`navigator.sendBeacon = (_, sent) => void sent.text().then(noteSent)`)
  await page.goto(newest.path)
  await page.mouse.wheel(0, 10)
  await page.locator('[data-counted]').waitFor()
  await scrollScreens(page, 2.2)
  await popup(page).getByRole('link', { name: other.title }).waitFor()
  expect(await axeViolations(page)).toEqual({ light: [], dark: [] })

  // The application takes over: the offer goes with the page, and the view is not counted again.
  await hydrated(page)
  await page.getByRole('button', { name: 'Только необходимые' }).click()
  expect(await popup(page).count()).toBe(1)
  await page.getByRole('link', { name: 'Мерило, на главную' }).first().click()
  await page.waitForURL('**/')
  await popup(page).waitFor({ state: 'detached' })
  await page.evaluate(`document.dispatchEvent(new Event('visibilitychange'))`)
  const views = () =>
    counted.flatMap(text => [...text.matchAll(/"kind":"page","path":"([^"]+)"/g)].map(([, path]) => path))
  await expect.poll(views).toEqual([newest.path, '/'])
})
