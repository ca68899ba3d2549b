import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { hydrated, isFocused, test } from '#tests/support/browser/browser.ts'
import { agencySlug, api } from '#tests/support/site/site.ts'

const WINDOWS = [
  { device: 'desktop', width: 1360 },
  { device: 'desktop', width: 860 },
  { device: 'mobile', width: 390 },
] as const

/** The lower edges of the parts: one if they keep to a line. */
async function linesOf(parts: Locator): Promise<number[]> {
  const boxes = await Promise.all((await parts.all()).map(part => part.boundingBox()))
  return [...new Set(boxes.map(box => Math.round((box?.y ?? 0) + (box?.height ?? 0))))]
}

const isInWindow = async (page: Page, part: Locator): Promise<boolean> => {
  const box = await part.boundingBox()
  return box !== null && box.x >= 0 && box.x + box.width <= (page.viewportSize()?.width ?? 0)
}

test.for(WINDOWS)('the tabs of an agency keep to one line ($width px)', async ({ device, width }, { openPage }) => {
  const slug = await agencySlug()
  const { tabs } = await api('agency-header', { agency: slug })
  const page = await openPage(device, { viewport: { width, height: 844 } })
  await page.goto(tabs.at(-1)?.path ?? '')
  await hydrated(page)
  const links = page.getByRole('navigation', { name: 'Разделы агентства' }).getByRole('link')
  expect(await links.count()).toBe(tabs.length)
  expect(await linesOf(links)).toHaveLength(1)
  await expect.poll(() => isInWindow(page, links.last())).toBe(true)
  await links.first().focus()
  for (let step = 1; step < tabs.length; step += 1) {
    await page.keyboard.press('Tab')
    expect(await isFocused(links.nth(step))).toBe(true)
    await expect.poll(() => isInWindow(page, links.nth(step))).toBe(true)
  }
})

test.for(WINDOWS)('the letters of the ABC keep to one line ($width px)', async ({ device, width }, { openPage }) => {
  const { letters } = await api('abc-list', {})
  const last = letters.at(-1)?.terms[0]?.path ?? ''
  const page = await openPage(device, { viewport: { width, height: 844 } })
  const links = page.getByRole('navigation', { name: 'Алфавит' }).getByRole('link')
  for (const path of ['/abc/', last]) {
    await page.goto(path)
    expect(await links.count()).toBe(letters.length)
    expect(await linesOf(links)).toHaveLength(1)
    await links.first().focus()
    await page.keyboard.press('Tab')
    expect(await isFocused(links.nth(1))).toBe(true)
  }
})

test('the line of letters starts at the letter of the open word, without a script', async ({ openPage }) => {
  const { letters } = await api('abc-list', {})
  const page = await openPage('mobile', { javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  await page.goto(letters.at(-1)?.terms[0]?.path ?? '')
  const open = page.getByRole('navigation', { name: 'Алфавит' }).locator('[aria-current]')
  expect(await isInWindow(page, open)).toBe(true)
})

test.for([360, 390])('the actions of an agency keep to one row on a phone (%i px)', async (width, { openPage }) => {
  const page = await openPage('mobile', { viewport: { width, height: 844 } })
  await page.goto(`/agency-${await agencySlug()}/`)
  await hydrated(page)
  const main = page.getByRole('main')
  const phone = main.getByRole('button', { name: 'Показать телефон' })
  const compare = main.locator('label:has(input[name=compare], input[form=compare])').last()
  const request = main.getByRole('link', { name: 'Отправить заявку' }).last()
  // The cookie choice lies below them, not on them.
  const cookies = page.getByRole('region', { name: 'Файлы cookie' })
  await cookies.waitFor()
  const above = (await request.boundingBox()) ?? { y: 0, height: Number.POSITIVE_INFINITY }
  expect(above.y + above.height).toBeLessThanOrEqual((await cookies.boundingBox())?.y ?? 0)
  await cookies.getByRole('button', { name: 'Только необходимые' }).click()
  await cookies.waitFor({ state: 'detached' })
  const boxes = await Promise.all([compare, phone, request].map(part => part.boundingBox()))
  expect(new Set(boxes.map(box => Math.round(box?.y ?? 0))).size).toBe(1)
  for (const box of boxes) expect(box?.height).toBeGreaterThanOrEqual(44)
  expect(await isInWindow(page, request)).toBe(true)
  // Numbers take lines of their own above the other two.
  await phone.click()
  const list = main.getByRole('list', { name: 'Телефоны' })
  await list.waitFor()
  const numbers = await list.boundingBox()
  const after = await Promise.all([compare, request].map(part => part.boundingBox()))
  expect(after[0]?.y).toBe(after[1]?.y)
  expect((numbers?.y ?? 0) + (numbers?.height ?? 0)).toBeLessThanOrEqual(after[0]?.y ?? 0)
  await main
    .getByRole('checkbox', { name: /^Сравнить: / })
    .last()
    .check()
  await page.getByRole('region', { name: 'Выбранные агентства' }).waitFor()
})
