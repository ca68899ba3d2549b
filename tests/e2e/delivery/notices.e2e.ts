import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { hydrated, linkToRating, test } from '#tests/support/browser/browser.ts'

const cookieNotice = (page: Page) => page.getByRole('region', { name: 'Файлы cookie' })
const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error(`${selector} is not shown`)
  return box
}

test.for([
  { device: 'mobile', width: 360, height: 720 },
  { device: 'mobile', width: 390, height: 844 },
  { device: 'desktop', width: 680, height: 450 },
  { device: 'desktop', width: 1360, height: 900 },
] as const)('the cookie choice is one line along the lower edge ($width px)', async (window, { openPage }) => {
  const { device, ...viewport } = window
  const page = await openPage(device, { viewport })
  await page.goto('/digital-agencies/')
  await hydrated(page)
  await cookieNotice(page).waitFor()
  const notice = await boxOf(page, '[data-floating=cookies]')
  expect(notice.x).toBe(0)
  expect(notice.width).toBeGreaterThan(viewport.width - 20)
  expect(notice.height).toBeLessThanOrEqual(68)
  const tops = await cookieNotice(page)
    .getByRole('button')
    .evaluateAll(buttons => buttons.map(button => Math.round(button.getBoundingClientRect().top)))
  const [, accept = 0, refuse = 0] = tops
  expect(tops).toHaveLength(3)
  expect(accept).toBe(refuse)
  // The page ends above the line.
  await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)')
  const settings = page.getByRole('contentinfo').getByRole('button', { name: 'Настройки cookie' })
  await expect
    .poll(async () => {
      const last = await settings.boundingBox()
      return last ? last.y + last.height : null
    })
    .toBeLessThanOrEqual(viewport.height - notice.height)
})

test.for([680, 860, 1024])('the header takes one line in a window of %d px', async (width, { openPage }) => {
  const page = await openPage('desktop', { viewport: { width, height: 600 } })
  await page.goto('/digital-agencies/')
  await hydrated(page)
  expect((await boxOf(page, 'header')).height).toBeLessThanOrEqual(70)
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
  // The last page of the menu is reached by the keyboard, and a panel is not cut by the swiped row.
  const last = page.getByRole('navigation', { name: 'Главное меню' }).getByRole('link').last()
  await last.focus()
  const box = await last.boundingBox()
  const nav = await boxOf(page, 'header nav')
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(nav.x + nav.width + 1)
  await page.getByRole('navigation', { name: 'Главное меню' }).locator('[aria-expanded]').first().click()
  const panel = page.locator('header [id]:has(ul)').last()
  await panel.waitFor()
  expect((await panel.boundingBox())?.width).toBeGreaterThan(width - 20)
})

test('a block that failed says one thing, once', async ({ openPage }) => {
  const page = await openPage('desktop')
  await page.goto('/')
  await hydrated(page)
  await page.route('**/api/rating-page-responses?*', route => route.fulfill({ status: 500, json: {} }))
  await linkToRating(page).click()
  const alert = page.getByRole('alert').filter({ hasText: 'Не удалось загрузить данные' })
  await alert.waitFor()
  expect(await page.getByText('Сервер не ответил').filter({ visible: true }).count()).toBe(0)
  expect(await page.getByText('Проверьте соединение').count()).toBe(0)
})
