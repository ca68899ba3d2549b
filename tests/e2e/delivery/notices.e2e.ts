import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { hydrated, isFocused, linkToRating, test } from '#tests/support/browser/browser.ts'

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

// 680 px are a window of 1360 at 200 %.
test.for([600, 680, 760, 860, 900, 1024, 1099])(
  'the header takes one line in a window of %d px',
  async (width, { openPage }) => {
    const page = await openPage('desktop', { viewport: { width, height: 600 } })
    const nav = page.getByRole('navigation', { name: 'Главное меню' })
    // The current page is among the first of the menu, or one of those behind the button.
    for (const [path, title] of [
      ['/digital-agencies/', 'Рейтинги'],
      ['/calculator/', 'Сколько стоит'],
    ] as const) {
      await page.goto(path)
      await hydrated(page)
      expect((await boxOf(page, 'header')).height).toBeLessThanOrEqual(70)
      expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
      const search = await boxOf(page, 'header form')
      const button = await page.getByRole('banner').getByRole('button', { name: 'Меню' }).boundingBox()
      const items = await nav.locator('ul').first().locator('> li').filter({ visible: true }).all()
      expect(items.length).toBeGreaterThanOrEqual(3)
      const last = await items.at(-1)?.boundingBox()
      expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(search.x)
      expect(search.width).toBeGreaterThanOrEqual(125)
      expect(search.x + search.width).toBeLessThanOrEqual(button?.x ?? 0)
      expect((button?.x ?? 0) + (button?.width ?? 0)).toBeLessThanOrEqual(width)
      expect(await nav.locator('[aria-current]').filter({ visible: true }).textContent()).toBe(title)
    }
    await nav.locator('[aria-expanded]').first().click()
    const panel = page.locator('header [id]:has(ul)').last()
    await panel.waitFor()
    expect((await panel.boundingBox())?.width).toBeGreaterThan(width - 20)
  },
)

test('in a narrow window a button opens the whole menu', async ({ openPage }) => {
  const page = await openPage('desktop', { viewport: { width: 860, height: 700 } })
  await page.goto('/digital-agencies/')
  await hydrated(page)
  const opener = page.getByRole('banner').getByRole('button', { name: 'Меню' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog', { name: 'Меню' })
  await drawer.getByRole('button', { name: 'Города' }).click()
  await drawer.getByRole('link', { name: 'Москва', exact: true }).waitFor()
  // The panel of the row behind stays closed.
  expect(await page.locator('header > div > nav [aria-expanded=true]').count()).toBe(0)
  await page.keyboard.press('Escape')
  await expect.poll(() => isFocused(opener)).toBe(true)
  await opener.click()
  await drawer.getByRole('link', { name: 'Заявка' }).click()
  await page.waitForURL('**/tender/')
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
