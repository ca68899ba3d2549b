import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { DEVICES, hydrated, test } from '#tests/support/browser/browser.ts'
import { collectConsoleErrors } from '#tests/support/browser/inspect-page.ts'
import { api } from '#tests/support/site/site.ts'

/** Minsk is not in Russia, whatever the third filter. */
const NOTHING = '/digital-agencies/?cities=3&countries=1'

/** Of a group that is not a place, as in an address. */
async function thirdFilter(): Promise<{ param: string; title: string }> {
  const { groups } = await api('rating-page-filters', { path: '/digital-agencies/' })
  const group = groups.find(({ key, options }) => !NOTHING.includes(key) && options.length > 0)
  const [option] = group?.options ?? []
  if (!group || !option) throw new Error('The tiny market has places only')
  return { param: `${group.key}=${option.id}`, title: option.title }
}

const reason = (page: Page) => page.getByText('Ничего не нашлось')
const wider = (page: Page) =>
  page.getByRole('link', { name: /^Без условия «/ }).evaluateAll(links => links.map(link => link.getAttribute('href')))

test.for(DEVICES)('an empty list explains itself anew for other filters (%s)', async (device, { openPage }) => {
  const page = await openPage(device)
  const errors = collectConsoleErrors(page)
  const { param, title } = await thirdFilter()
  await page.goto(`${NOTHING}&${param}`)
  await hydrated(page)
  // Drawn by the server.
  expect(await reason(page).count()).toBe(1)
  expect(await wider(page)).toContainEqual(expect.stringContaining(param))
  await page.getByRole('link', { name: new RegExp(`^Убрать: .*${title}`) }).click()
  await expect.poll(() => wider(page)).not.toContainEqual(expect.stringContaining(param))
  await expect.poll(() => wider(page)).toContainEqual(expect.stringContaining('countries=1'))
  await page.goBack()
  await expect.poll(() => wider(page)).toContainEqual(expect.stringContaining(param))
  expect(errors).toEqual([])
})

test.for(DEVICES)('filters that leave nothing say why, without a full load (%s)', async (device, { openPage }) => {
  const page = await openPage(device)
  await page.goto('/digital-agencies/?countries=1')
  await hydrated(page)
  await page.evaluate('window.isSamePage = true')
  expect(await reason(page).count()).toBe(0)
  await page.evaluate(`document.querySelector('main a[href^="/digital-agencies/"]').href = '${NOTHING}'`)
  await page.locator(`main a[href="${NOTHING}"]`).first().click()
  await reason(page).waitFor()
  expect(await page.evaluate('window.isSamePage')).toBe(true)
})
