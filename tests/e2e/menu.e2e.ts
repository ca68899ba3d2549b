import { expect } from 'vitest'
import { hydrated, isFocused, test } from '#tests/support/browser/browser.ts'

test('the menu opens with Enter, closes with Escape and returns focus', async ({ openPage }) => {
  const page = await openPage('desktop')
  await page.goto('/')
  await hydrated(page)
  const opener = page.getByRole('banner').getByRole('button', { name: 'Рейтинги' })
  await opener.focus()
  await page.keyboard.press('Enter')
  expect(await opener.getAttribute('aria-expanded')).toBe('true')
  const panel = page.locator(`[id="${await opener.getAttribute('aria-controls')}"]`)
  const first = panel.getByRole('link').first()
  await page.keyboard.press('Tab')
  await expect.poll(() => isFocused(first)).toBe(true)

  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'detached' })
  expect(await opener.getAttribute('aria-expanded')).toBe('false')
  expect(await isFocused(opener)).toBe(true)
})

test('a menu link opens its page and closes the menu', async ({ openPage }) => {
  const page = await openPage('desktop')
  await page.goto('/')
  await hydrated(page)
  const menu = page.getByRole('navigation', { name: 'Главное меню' })
  await menu.getByRole('button', { name: 'Рейтинги' }).click()
  await menu.getByRole('link', { name: 'Брендинг' }).click()
  await expect.poll(() => page.url()).toMatch(/\/branding\/$/)
  await expect.poll(() => menu.getByRole('link', { name: 'Брендинг' }).count()).toBe(0)
})

test('the mobile menu is a drawer that traps focus, closes with Escape and navigates', async ({ openPage }) => {
  const page = await openPage('mobile')
  await page.goto('/')
  await hydrated(page)
  const opener = page.getByRole('banner').getByRole('button', { name: 'Меню' })
  await opener.click()
  const drawer = page.getByRole('dialog', { name: 'Меню' })
  await drawer.waitFor()
  for (let step = 0; step < 12; step += 1) await page.keyboard.press('Tab')
  expect(
    await page.evaluate(
      `!document.activeElement || document.activeElement === document.body || !!document.activeElement.closest('dialog')`,
    ),
  ).toBe(true)
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'hidden' })
  await expect.poll(() => isFocused(opener)).toBe(true)

  await opener.click()
  await drawer.getByRole('button', { name: 'Рейтинги' }).click()
  await drawer.getByRole('link', { name: 'Брендинг' }).click()
  await expect.poll(() => page.url()).toMatch(/\/branding\/$/)
  await drawer.waitFor({ state: 'hidden' })
})

test('a page of the mobile menu has sub-pages, one open at a time', async ({ openPage }) => {
  const page = await openPage('mobile')
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('banner').getByRole('button', { name: 'Меню' }).click()
  const drawer = page.getByRole('dialog', { name: 'Меню' })
  await drawer.getByRole('button', { name: 'Города' }).click()
  const [cities, countries] = ['Диджитал-агентства по городам', 'По странам и округам'].map(name =>
    drawer.getByRole('button', { name }),
  )
  expect(await cities?.getAttribute('aria-expanded')).toBe('true')
  expect(await countries?.getAttribute('aria-expanded')).toBe('false')
  await drawer.getByRole('link', { name: 'Москва', exact: true }).waitFor()
  expect(await drawer.getByRole('link', { name: 'Россия', exact: true }).count()).toBe(0)

  await countries?.click()
  await drawer.getByRole('link', { name: 'Россия', exact: true }).waitFor()
  expect(await cities?.getAttribute('aria-expanded')).toBe('false')
  expect(await drawer.getByRole('link', { name: 'Москва', exact: true }).count()).toBe(0)
  await drawer.getByRole('link', { name: 'Россия', exact: true }).click()
  await expect.poll(() => page.url()).toMatch(/\/digital-agencies\/russia\/$/)
})

test('the first Tab reaches a link that skips the header', async ({ openPage }) => {
  const page = await openPage('desktop')
  await page.goto('/digital-agencies/')
  await hydrated(page)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'К содержанию' })
  expect(await isFocused(skip)).toBe(true)
  expect((await skip.boundingBox())?.height).toBeGreaterThan(10)
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate('document.activeElement.tagName')).toBe('MAIN')
})

test.for([1280, 1320, 1366, 1920])('the header is one row in a window of %i pixels', async (width, { openPage }) => {
  const page = await openPage('desktop', { viewport: { width, height: 900 } })
  await page.goto('/news/')
  await hydrated(page)
  const header = page.getByRole('banner')
  const menu = await header.getByRole('navigation', { name: 'Главное меню' }).boundingBox()
  const search = await header.getByRole('search').boundingBox()
  const top = (await header.boundingBox())?.y ?? 0
  expect(menu?.y).toBe(top)
  expect(search?.y).toBeLessThan(top + 40)
  expect(search?.x).toBeGreaterThan((menu?.x ?? 0) + (menu?.width ?? 0))
  expect(search?.width).toBeGreaterThanOrEqual(150)
})

test('every section of the journal is within its menu entry', async ({ openPage }) => {
  const page = await openPage('desktop')
  const opener = page.getByRole('navigation', { name: 'Главное меню' }).getByText('Журнал', { exact: true })
  for (const path of ['/news/', '/research/', '/abc/', '/interviews/', '/research/ceny-2026/']) {
    await page.goto(path)
    expect(await opener.getAttribute('aria-current')).not.toBeNull()
  }
})
